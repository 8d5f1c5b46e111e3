import { PictureButton } from '../../../../components/pictures/picture-button.tsx';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/pictures.ts';
import { type Proud, proudPicture } from './proud-picture.ts';

/** Offers a picture the moment there is something to be proud of. */
export default function ProudShare({ path, ...proud }: Omit<Proud, 'brand' | 'address'> & { path: string }) {
  const { name: brand } = useSite();
  const picture = proudPicture({ ...proud, brand, address: new URL(path, location.origin).href });
  return <PictureButton label={words.make(picture.title)} make={() => Promise.resolve(picture)} />;
}

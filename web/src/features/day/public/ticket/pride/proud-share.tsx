import { PictureButton } from '../../../../../components/pictures/picture-button.tsx';
import { useSite } from '../../../../../lib/use-site.ts';
import * as words from '../../../words/pictures.ts';
import type { Pride } from '../offers.ts';
import { type Own, pridePicture } from './own-picture.ts';

export default function ProudShare({ pride, own, path }: { pride: Pride; own: Own; path: string }) {
  const { name: brand } = useSite();
  const picture = pridePicture(pride, { ...own, brand, address: new URL(path, location.origin).href });
  return <PictureButton label={words.make(picture.title)} make={() => Promise.resolve(picture)} />;
}

import OwnProtests from '../protest/own-protests.tsx';
import type { OwnPartProps } from './own-part-props.ts';
import OwnReports from './own-reports.tsx';

/** Both in one download: the page that leads to them is full. */
export default function OwnPart({ kind, ...own }: OwnPartProps & { readonly kind: 'report' | 'protest' }) {
  return kind === 'report' ? <OwnReports {...own} /> : <OwnProtests {...own} />;
}

import OwnProtests from '../protest/own-protests.tsx';
import type { OwnPartProps } from './own-part-props.ts';
import OwnReports from './own-reports.tsx';

/** Both in one download, after one tap: the page that leads to them is full. */
export default function OwnPart(own: OwnPartProps) {
  return (
    <>
      <OwnReports {...own} />
      <OwnProtests {...own} />
    </>
  );
}

import { download } from '../../lib/download.ts';
import { picturesInOtherApp } from '../words/files.ts';

/** Returns a text for the visitor if the browser saves no files. */
export function savePicture(file: File): string | null {
  return download(file.name, file) ? null : picturesInOtherApp;
}

import { MINUTE_MS } from '@copa/domain/limits';
import { isInOtherApp } from './browser/in-other-app.ts';

/** False in the browser of another app, which saves no files and says nothing. */
export function download(name: string, content: Blob): boolean {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL is revoked only after a minute, because Safari reads the file late. On a phone Safari first asks
  // for a confirmation.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
  return !isInOtherApp();
}

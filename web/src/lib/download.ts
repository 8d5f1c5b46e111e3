import { MINUTE_MS } from '@copa/domain/limits';

export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL is revoked only after a minute, because Safari reads the file late. On a phone Safari first asks
  // for a confirmation.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}

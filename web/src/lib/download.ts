import { MINUTE_MS } from '@copa/domain/limits';

export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after this task, and on a phone only after the person has confirmed.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}

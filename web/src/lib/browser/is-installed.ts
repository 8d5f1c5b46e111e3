export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

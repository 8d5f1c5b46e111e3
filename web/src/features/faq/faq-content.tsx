export function FaqContent() {
  return null;
}

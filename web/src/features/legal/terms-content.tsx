export function TermsContent() {
  return null;
}

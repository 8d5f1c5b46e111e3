export function whatsAppUrl(number: string | null, message: string): string {
  return `https://wa.me/${number ?? ''}?text=${encodeURIComponent(message)}`;
}

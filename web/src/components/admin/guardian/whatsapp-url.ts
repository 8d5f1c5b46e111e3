/** A link to a chat; without a number the organiser chooses the contact. */
export function whatsAppUrl(number: string | null, message: string): string {
  return `https://wa.me/${number ?? ''}?text=${encodeURIComponent(message)}`;
}

/** The hour alone, for what happened today. */
export function clockOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('es-419', { hour: 'numeric', minute: '2-digit', timeZone }).format(at);
}

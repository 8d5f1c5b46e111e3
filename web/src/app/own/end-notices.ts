import { readPushAddress, ticketSubject, turnOff } from '../../features/day/public/ticket/push/phone-push.ts';

/** Without this a borrowed phone would go on telling when the room of somebody else opens. */
export async function endNotices(ticketId: string): Promise<void> {
  const subject = ticketSubject(ticketId);
  if ((await readPushAddress(subject)) !== null) await turnOff(subject);
}

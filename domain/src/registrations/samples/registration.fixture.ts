export function ofOnePlayer({
  fullName,
  freeFireId,
  email,
  phone,
  answers,
  acceptance,
  ...unit
}: Readonly<Record<string, unknown>>) {
  const captain = {
    slot: 1,
    role: 'captain',
    state: 'accepted',
    id: unit['id'],
    fullName,
    freeFireId,
    email,
    phone,
    answers,
    acceptance,
    acceptedAt: unit['createdAt'],
    codeHash: 'hash',
  };
  return {
    place: unit['status'] === 'rejected' ? 'released' : 'held',
    number: 1,
    ticketId: '0123456789abcdefghjkmnpqrs',
    members: [captain],
    ...unit,
  };
}

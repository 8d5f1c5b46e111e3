/** A ticket may be forwarded, so its reader can be anybody. */
export type Addressee = 'captain' | 'player' | 'anybody';

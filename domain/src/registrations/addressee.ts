/** A ticket may be forwarded, so its reader may be `anybody`. */
export type Addressee = 'captain' | 'player' | 'anybody';

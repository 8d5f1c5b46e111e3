export type Addressee = 'captain' | 'player' | 'anybody';

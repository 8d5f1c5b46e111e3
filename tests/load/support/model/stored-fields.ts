export const GUARDIAN_FIELDS = ['registrationId', 'tournamentId', 'codeHash', 'name', 'phone'];

export const TOURNAMENT_FIELDS = [
  'name',
  'date',
  'endDate',
  'registrationDeadline',
  'maxPlayers',
  'currentPlayers',
  'lastUnitNumber',
  'waitingPlayers',
  'lastWaitSeq',
  'consentToldAt',
  'windows',
  'waitlist',
  'closings',
  'modality',
  'substitutes',
  'status',
  'publishDate',
  'publishedAt',
  'linkedFormId',
  'playersErasedAt',
  'updatedAt',
];

export const FORM_FIELDS = ['title', 'isActive', 'maxResponses', 'updatedAt'];

export const QUESTION_FIELDS = ['text', 'required', 'active', 'order', 'updatedAt'];

export const MATCH_FIELDS = ['state', 'publishedAt', 'scoresUntil', 'officialAt', 'revision'];

import type { ErrorCode } from '@copa/domain/errors';

const calls = (lines: string): readonly string[] => lines.trim().split(/\s+/);

/** Maps each test file to the calls that it repeats and whose second answer must equal the first. */
export const SAME = {
  'tests/api/spec-calls.test.ts': calls(`
    setAdminClaim revokeAdminClaim
    createTournament updateTournament setTournamentCancellation deleteTournament
    createRegistration addRegistration setRegistrationStatus deleteRegistration
    approveRegistrations rejectRegistrations
    acceptInvitation editOwnRegistration openInvitation replaceInvitation removeTeammate giveConsent
    addMember replaceMember correctMember removeMember
    createQuestion updateQuestion deleteQuestion reorderQuestions
    activateQuestions deactivateQuestions deleteQuestions
    createForm updateForm deleteForm createFormResponse
  `),
  'tests/api/repeats.test.ts': calls(`
    repeatTournament promoteUnit takePlaceBack extendWindow confirmPlace readmitUnit
    createSeason updateSeason addSeasonTournament removeSeasonTournament setSeasonState deleteSeason
    addRecordEntry revokeRecordEntry updateSettings
  `),
  'tests/api/play/repeats.test.ts': calls(`
    putPlan putStage deleteStage drawLobbies replaceEntrant returnEntrant
    putRoom deleteRoom callRoll
    putRows publishMatch voidMatch restoreMatch addAdjustment revokeAdjustment drawTie
    closeStage reopenStage sendProtest withdrawProtest setPlayerPage
  `),
  'functions/src/play/reports/reports.test.ts': calls('sendReport discardReport'),
  'functions/src/play/protests/protests.test.ts': calls('sendProtestPicture'),
  'functions/src/play/protests/deciding.test.ts': calls('decideProtest'),
  'tests/api/registrations/import.test.ts': calls('importRegistrations'),
  'functions/src/day/confirmations/refused-taps.test.ts': calls('sayReady'),
  'functions/src/day/confirmations/window-changes.test.ts': calls('endReview'),
  'tests/platform/day-push.test.ts': calls('keepPhone dropPhone'),
  'functions/src/play/follow/followed.test.ts': calls('followTournament unfollowTournament'),
  'functions/src/registrations/members/names.test.ts': calls('decideNames'),
  'functions/src/fairness/absences.test.ts': calls('decideAbsence'),
  'functions/src/people/user-requests.test.ts': calls('approveUserRequest rejectUserRequest'),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const REFUSED: Readonly<Record<string, { readonly code: ErrorCode; readonly why: string }>> = {
  withdrawRegistration: { code: 'not-found', why: 'The code is erased; the page takes that as done.' },
  withdrawUnit: { code: 'not-found', why: 'The code is erased; the page takes that as done.' },
  refuseConsent: { code: 'not-found', why: 'The code is erased; the page takes that as done.' },
  revokeSessions: { code: 'token-revoked', why: 'The session of the call has ended, which was asked for.' },
  setUpInitialAdmin: { code: 'owner-exists', why: 'It works once, and the owner can sign in already.' },
};

export const AGAIN: Readonly<Record<string, string>> = {
  localLogin: 'Each session has its own token.',
  replaceTicket: 'The link whose answer was lost is known to nobody.',
  replaceOwnTicket: 'The link whose answer was lost is known to nobody.',
  replaceGuardian: 'The link whose answer was lost is known to nobody.',
  toggleQuestion: 'The specification says so; the screens send the wanted state instead.',
  noteReminder: 'The time of the note moves by seconds.',
  contactGuardian: 'Each reading of a contact is audited.',
  uploadImage: 'The job erases an image that nothing shows.',
};

export const READS = calls('verifyToken findUser validateAnswers previewSeason');

export const REPEATED = [...Object.values(SAME).flat(), ...Object.keys(REFUSED), ...Object.keys(AGAIN)];

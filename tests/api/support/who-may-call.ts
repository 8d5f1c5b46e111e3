const calls = (lines: string): readonly string[] => lines.trim().split(/\s+/);

/** Each role may also make the calls of the roles above it in the list. */
export const WHO_MAY_CALL = {
  everybody: calls(`
    getHealth getAuthHealth getOpenApi getSettings getImage
    verifyToken setUpInitialAdmin checkSetup localLogin
    listTournaments getTournamentStats getTournament getTournamentCover
    checkFreeFireId createRegistration getOwnRegistration editOwnRegistration withdrawRegistration
    withdrawUnit removeTeammate replaceOwnTicket getSameTeam
    getInvitation acceptInvitation openInvitation replaceInvitation
    getConsent giveConsent refuseConsent replaceGuardian
    getTicketCalendar confirmPlace sayReady keepPhone dropPhone followTournament unfollowTournament
    getOwnReports sendReport getOwnProtests sendProtest sendProtestPicture withdrawProtest
    setPlayerPage
    listActiveQuestions validateAnswers
    getForm createFormResponse
  `),
  account: calls('getMe revokeSessions'),
  referee: calls(`
    getNamedTournaments
    getRollUnits callRoll
    getStages getMatches putRows publishMatch voidMatch restoreMatch
    getReportPicture discardReport getProtestPicture decideProtest
  `),
  admin: calls(`
    setAdminClaim revokeAdminClaim getUserByEmail findUser listAdmins
    listUserRequests approveUserRequest rejectUserRequest
    listTournamentsWithRegistrations createTournament updateTournament repeatTournament
    setTournamentCancellation deleteTournament
    createSeason updateSeason previewSeason addSeasonTournament removeSeasonTournament
    setSeasonState deleteSeason exportSeason getReserved
    getRecord addRecordEntry decideAbsence revokeRecordEntry listRecords getSuspended
    readmitUnit promoteUnit takePlaceBack extendWindow endReview noteReminder
    getRooms putRoom deleteRoom
    putPlan putStage deleteStage drawLobbies closeStage reopenStage
    addAdjustment revokeAdjustment drawTie replaceEntrant returnEntrant
    addMember replaceMember correctMember removeMember decideNames replaceTicket getTeamLink
    contactGuardian
    listRegistrations listTournamentRegistrations getRegistration addRegistration importRegistrations
    setRegistrationStatus deleteRegistration
    approveRegistrations rejectRegistrations exportRegistrations
    listQuestions listQuestionTypes previewQuestionForm getQuestion createQuestion updateQuestion
    deleteQuestion toggleQuestion reorderQuestions
    activateQuestions deactivateQuestions deleteQuestions
    listForms createForm updateForm deleteForm listFormResponses exportFormResponses
    getStats uploadImage
  `),
  owner: calls('listAudit updateSettings'),
} as const satisfies Readonly<Record<string, readonly string[]>>;

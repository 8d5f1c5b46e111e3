export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The wait before the next try at a service that cannot answer. Phones double it after each try. */
export const COME_BACK_MS = 5 * SECOND_MS;

export const PUBLIC_POLL_MS = 30 * SECOND_MS;
/**
 * After changes an organiser's screen asks for figures at most once in this time, because each answer costs
 * several reads.
 */
export const FIGURES_REST_MS = 15 * SECOND_MS;
/**
 * The largest numbers of tournaments and of changes in one read of a visitor. After TOURNAMENT_CHANGES_MAX
 * changes or more the whole list is read again.
 */
export const ACTIVE_TOURNAMENTS_MAX = 50;
export const NEXT_TOURNAMENTS_MAX = 3;
export const TOURNAMENT_CHANGES_MAX = 12;
export const ADMIN_REFRESH_MS = 5 * MINUTE_MS;
export const PUBLISH_CHECK_MS = MINUTE_MS;
export const SESSION_RECHECK_MS = 50 * MINUTE_MS;
export const ADMIN_SESSION_MS = 24 * HOUR_MS;
export const LOCAL_LOGIN_DELAY_MS = SECOND_MS;
export const STARTING_SOON_MS = 24 * HOUR_MS;
export const UNDO_MS = 10 * SECOND_MS;
/** Longer than the time for an undo, so that an undo in the last second still arrives. */
export const GIVEN_ON_AFTER_MS = UNDO_MS + 2 * SECOND_MS;
export const INCOMPLETE_HELD_MS = 12 * HOUR_MS;
/** The usual times before the start; for the final, before its first room opens. */
export const ENTRY_OPENS_BEFORE_MS = 24 * HOUR_MS;
export const ENTRY_CLOSES_BEFORE_MS = 3 * HOUR_MS;
export const MATCH_OPENS_BEFORE_MS = 60 * MINUTE_MS;
export const FINAL_CLOSES_BEFORE_MS = 10 * MINUTE_MS;
export const MATCH_CLOSES_BEFORE_MS = 20 * MINUTE_MS;
export const REVIEW_MS = 5 * MINUTE_MS;
/** The shortest time until players get a notice of a change. They get none if the change is undone before. */
export const CHANGE_TOLD_AFTER_MS = 5 * MINUTE_MS;
export const MATCH_GRACE_MS = 20 * MINUTE_MS;
export const ROOM_OPENS_BEFORE_MS = 15 * MINUTE_MS;
/** Players are called into a room for at least this long after its opening. */
export const ROOM_CALL_MS = 20 * MINUTE_MS;
export const ROOMS_KEPT_MS = 24 * HOUR_MS;
export const CONSENT_CALLS_MS = [24 * HOUR_MS, 3 * HOUR_MS];
export const CLOSING_CALL_MS = 15 * MINUTE_MS;
export const ROOM_TOLD_MS = 30 * MINUTE_MS;
/** A match takes no longer than this from the opening of its room. */
export const ROOM_PLAYED_MS = 2 * HOUR_MS;
/** Phones wait a random time up to this, so that not all read an opened room at once. */
export const ROOM_SPREAD_MS = 3 * SECOND_MS;
/** The assumed duration of a tournament without an end. */
export const DEFAULT_PLAY_MS = 6 * HOUR_MS;
/** The longest time that a tournament can be in play; queries for running tournaments look back this far. */
export const LONGEST_PLAY_MS = 7 * DAY_MS;
/** A cancelled tournament without a date stays on the list for this long. */
export const CANCELLED_SHOWN_MS = 7 * DAY_MS;

export const TOAST_MS = 5 * SECOND_MS;
export const TOAST_FADE_MS = 300;
export const AFTER_REGISTRATION_MS = 3 * SECOND_MS;
export const AFTER_FORM_MS = 3 * SECOND_MS;
export const RULES_COUNTDOWN_S = 10;

export const FREE_FIRE_ID_MIN = 8;
export const FREE_FIRE_ID_MAX = 12;
export const PHONE_MIN = 8;
export const PASSWORD_MIN = 6;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const TEXTAREA_ROWS = 4;

export const MIN_AGE = 11;
export const ADULT_AGE = 18;
export const MIN_ACCOUNT_LEVEL = 40;
export const PRIZE_DELIVERY_DAYS = 3;
export const CONFIRMATIONS_REQUIRED = 3;
export const COMPLAINTS_MS = 24 * HOUR_MS;

export const NAMED_TOURNAMENTS_MAX = 30;
export const NAMED_TOURNAMENTS_SHOWN_MAX = 200;

/** Players are kept at least this long, because prizes and complaints come first (terms of the site). */
export const KEEP_PLAYERS_DAYS_MIN = 7;
export const KEEP_PLAYERS_DAYS_MAX = 3650;

export const SOUND_VOLUME_NAVIGATION = 0.5;
export const SOUND_VOLUME_HOVER = 0.2;

export const NAME_MAX = 120;
/** The longest nick of the game, with room for signs that are stored as two characters. */
export const NICK_MAX = 24;
export const UNIT_NAME_MAX = 40;
export const UNIT_TAG_MAX = 8;
export const SUBSTITUTES_MAX = 2;
export const WAITLIST_MAX = 500;
export const MATCHES_MAX = 12;
export const STAGES_MAX = 6;
export const PLAN_CHANGES_MAX = 5;
export const PLAN_LINES_MAX = 12;
export const LOBBY_SIZE_MAX = 60;
/** A board is one document; these limits make it fit (docs/decisions/0041). */
export const STAGE_UNITS_MAX = 600;
/** The limit for each lobby, and for all lobbies of a stage together; extra matches do not count. */
export const STAGE_MATCHES_MAX = 20;
export const STAGE_ALL_MATCHES_MAX = 1000;
export const STAGE_EXTRA_MATCHES_MAX = 60;
export const ADJUSTMENTS_MAX = 100;
export const CORRECTIONS_MAX = 100;
export const CORRECTIONS_BYTES_MAX = 250_000;
export const REPLACEMENTS_MAX = 50;
export const FORMER_MAX = 100;
export const KILLS_MAX = 99;
export const PLACEMENT_POINTS_MAX = 1000;
export const PROVISIONAL_MS = 30 * MINUTE_MS;
export const TICKETS_PER_DAY_MAX = 5;
/** Few tries are allowed, because each one tells whether a player may join. */
export const JOINS_PER_DAY_MAX = 20;
/** The captains of a unit together may change the invitation or remove members this often in a day. */
export const CAPTAIN_ACTS_PER_DAY_MAX = 30;
export const GUARDIANS_PER_DAY_MAX = 5;
/**
 * The number of invitations stored for a unit: the current one and former ones. The holder of a former one
 * reads that the captain changed it.
 */
export const INVITATIONS_KEPT = 6;
export const RUSH_THRESHOLD = 80;
/** The limit for the reports of a stage, and for its protests. */
export const REPORTS_PER_STAGE_MAX = 1500;
export const REPORT_REVISIONS_MAX = 20;
export const PROTEST_TEXT_MAX = 500;
export const PROTEST_PICTURES_MAX = 3;
export const PROTEST_REASON_MIN = 10;
export const MATCH_SHORTEST_MS = 10 * MINUTE_MS;
export const REPORT_PICTURE_BYTES = 120 * 1024;
export const ROOMS_MAX = 120;
export const ROOM_TEXT_MAX = 40;
export const INTRUDERS_MAX = 20;
export const REMINDERS_MAX = 2000;
export const REMINDER_NAME_MAX = 60;
/** The limit of Firestore for the name of a document, in bytes. */
export const DOCUMENT_NAME_MAX = 1500;
export const ACCOUNT_ID_MAX = 128;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 30;
export const SHORT_TEXT_MAX = 200;
export const UNDONE_TEXT_MAX = 500;
export const LONG_TEXT_MAX = 4000;
export const RULES_TEXT_MAX = 20_000;
export const RULES_MAX = 200;
export const TIME_ZONE_MAX = 64;
export const POINTS_MAX = 1_000_000;
export const RESULTS_MAX = 100;
/** Enough for a tournament every Friday of a year, with some extra. */
export const SEASON_TOURNAMENTS_MAX = 60;
export const SEASON_ROWS_MAX = 100;
export const SEASON_CORRECTIONS_MAX = 50;
export const RESERVED_FIRST_MAX = 500;
export const SEASON_CODES_MAX = 10;
/** The results and names of a season are erased this many days after its end. */
export const SEASON_KEPT_DAYS = 180;
export const QUESTIONS_MAX = 500;
/** The limit keeps registrations cheap: each one reads all active questions. */
export const ACTIVE_QUESTIONS_MAX = 30;
/** The page beside the statistics is smaller, because the statistics read tournaments too. */
export const STRANGERS_PAGE_MAX = 50;
export const STRANGERS_PAGE_WITH_STATS_MAX = 20;
/** For a stranger's statistics, at most this many dated tournaments are read; the store counts the others. */
export const STRANGERS_STATS_MAX = 18;
export const MAX_PLAYERS_LIMIT = 10_000;
export const FORM_RESPONSES_DEFAULT = 1000;
export const FORM_ANSWER_BYTES = 16 * 1024;
export const FORM_ANSWERS_PER_NETWORK = 200;
/** In ten minutes this many phones of one network may begin to follow without an App Check token. */
export const FOLLOWERS_PER_NETWORK = 20;
export const OPTIONS_MAX = 50;
export const FORM_FIELDS_MAX = 60;
export const ANSWERS_MAX = 160;
export const BATCH_MAX = 200;
export const STATS_DAYS = 30;
export const STATS_TOURNAMENTS = 20;
export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 200;
export const IMAGE_MAX_BYTES = 200 * 1024;
export const IMAGE_MAX_PIXELS = 2400;
export const MAILS_PER_TOURNAMENT_MAX = 6;
export const MAILS_PER_DAY_MAX = 10;
export const UNSENT_MAILS_MAX = 50;
export const FORMER_NICKS_MAX = 20;
export const MAIL_ID_MAX = 300;
export const IMAGES_PER_DAY_MAX = 200;
export const EXPORTS_PER_HOUR_MAX = 20;

/** The days for which a no-show counts and is kept (docs/decisions/0057). */
export const NO_SHOWS_KEPT_DAYS = 90;
/** A player with no-shows in this many tournaments waits behind others at the next registration. */
export const NO_SHOWS_BEHIND = 2;
/** A unit behind others has this number plus the queue number that it would otherwise have had. */
export const BEHIND_FROM = 1_000_000;
export const WARNINGS_KEPT_DAYS = 180;
export const STRIKES_KEPT_DAYS = 365;
export const SUSPENSION_DAYS = [7, 30, 90] as const;
export const REVOKED_KEPT_DAYS = 30;
export const RECORD_ENTRIES_MAX = 100;
/** The number of contacts for which organisers can decide whether one absence counts. */
export const ABSENCE_CONTACTS_MAX = 40;
/** The number of last digits of a player ID that stay with a suspension or a strike. */
export const RECORD_ID_DIGITS = 4;
export const RECORD_REASON_MIN = 10;
export const RECORD_REASON_MAX = 300;

/** The days that the laws of these countries allow for an answer about personal data. */
export const PRIVACY_ANSWER_DAYS = { MX: 20, CO: 10, CO_CLAIM: 15, BR: 15 } as const;

/** The numbers of days after which the job erases old data (docs/decisions/0018). */
export const FORM_ANSWERS_KEPT_DAYS = 365;
export const ACCESS_REQUESTS_KEPT_DAYS = 180;
export const AUDIT_OF_PLAYERS_KEPT_DAYS = 180;
export const AUDIT_KEPT_DAYS = 730;
/** Counted from the time at which the match became official, or from the sending if it never did. */
export const REPORTS_KEPT_DAYS = 30;
/**
 * Deleted items are remembered this long; a client with an older list loads the whole list
 * (docs/decisions/0031).
 */
export const REMOVALS_KEPT_DAYS = 7;

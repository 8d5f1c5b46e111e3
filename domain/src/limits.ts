/** Constants of the product; times in milliseconds unless the name says otherwise. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The wait before the next try at a service that cannot answer. Phones that keep a tap double it after each try. */
export const COME_BACK_MS = 5 * SECOND_MS;

export const PUBLIC_POLL_MS = 30 * SECOND_MS;
/** An answer of the API costs several reads, so an organiser's screen that hears of a rush of changes asks once in so long. */
export const FIGURES_REST_MS = 15 * SECOND_MS;
/** Tournaments that a visitor reads at once, and changes that are read before the whole list is read again. */
export const ACTIVE_TOURNAMENTS_MAX = 50;
export const NEXT_TOURNAMENTS_MAX = 3;
export const TOURNAMENT_CHANGES_MAX = 12;
export const ADMIN_REFRESH_MS = 5 * MINUTE_MS;
export const PUBLISH_CHECK_MS = MINUTE_MS;
export const SESSION_RECHECK_MS = 50 * MINUTE_MS;
export const ADMIN_SESSION_MS = 24 * HOUR_MS;
export const LOCAL_LOGIN_DELAY_MS = SECOND_MS;
export const STARTING_SOON_MS = 24 * HOUR_MS;
/** An organiser can undo a decision for so long. */
export const UNDO_MS = 10 * SECOND_MS;
/** The place of a rejected unit is given on after this time: an undo of the last second still arrives. */
export const GIVEN_ON_AFTER_MS = UNDO_MS + 2 * SECOND_MS;
export const INCOMPLETE_HELD_MS = 12 * HOUR_MS;
/** The default hours of confirmations before the start of a new tournament. */
export const ENTRY_OPENS_BEFORE_MS = 24 * HOUR_MS;
export const ENTRY_CLOSES_BEFORE_MS = 3 * HOUR_MS;
export const MATCH_OPENS_BEFORE_MS = 60 * MINUTE_MS;
export const FINAL_CLOSES_BEFORE_MS = 10 * MINUTE_MS;
export const MATCH_CLOSES_BEFORE_MS = 20 * MINUTE_MS;
/** The time in which an organiser may still decide about units that did not confirm. */
export const REVIEW_MS = 5 * MINUTE_MS;
/** Players hear of a change of a tournament after this time; a change undone before is forgotten. */
export const CHANGE_TOLD_AFTER_MS = 5 * MINUTE_MS;
/** The time to confirm for a unit that gets its place during the match window. */
export const MATCH_GRACE_MS = 20 * MINUTE_MS;
/** The opening of a room whose organiser named no time, and the time that rooms outlive the tournament. */
export const ROOM_OPENS_BEFORE_MS = 15 * MINUTE_MS;
/** Players are called into a room for this long after its opening. */
export const ROOM_CALL_MS = 20 * MINUTE_MS;
export const ROOMS_KEPT_MS = 24 * HOUR_MS;
/** Minors are reminded of a missing consent this long before their place is in danger, at the first of these moments still ahead. */
export const CONSENT_CALLS_MS = [24 * HOUR_MS, 3 * HOUR_MS];
/** Units that have not confirmed hear of it again this long before the close. */
export const CLOSING_CALL_MS = 15 * MINUTE_MS;
/** A notice of an open room is useful for this long. */
export const ROOM_TOLD_MS = 30 * MINUTE_MS;
/** Phones read a room at its opening plus as much by chance, so that not all of them ask at once. */
export const ROOM_SPREAD_MS = 3 * SECOND_MS;
/** The duration of a tournament without an end. */
export const DEFAULT_PLAY_MS = 6 * HOUR_MS;
/** Bounds how far back a list has to look for what is still played. */
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
/** The time after a match was published in which somebody may protest about fair play. */
export const COMPLAINTS_MS = 24 * HOUR_MS;

/** Tournaments that one referee is named for one by one. */
export const REFEREED_MAX = 30;
/** The number of tournaments to choose from, or that a referee of all of them sees. */
export const REFEREED_SHOWN_MAX = 200;

/** Prizes and complaints take their time first (terms of the site). */
export const KEEP_PLAYERS_DAYS_MIN = 7;
export const KEEP_PLAYERS_DAYS_MAX = 3650;

export const SOUND_VOLUME_NAVIGATION = 0.5;
export const SOUND_VOLUME_HOVER = 0.2;

export const NAME_MAX = 120;
/** The length that the game shows, with room for signs that are stored as two. */
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
/** The limit of each lobby, and of all lobbies of a stage together; extra matches count apart. */
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
/** The time in which a score can be protested, after it was published or corrected. */
export const PROVISIONAL_MS = 30 * MINUTE_MS;
/** New links that the members of a unit may ask for in a day. */
export const TICKETS_PER_DAY_MAX = 5;
/** Tries to join a unit in a day. Each one tells whether a player may join. */
export const JOINS_PER_DAY_MAX = 20;
/** Changes of the invitation and removals of members, by all captains of a unit. */
export const CAPTAIN_ACTS_PER_DAY_MAX = 30;
export const GUARDIANS_PER_DAY_MAX = 5;
/** Invitations by which a unit is found: the present one, and former ones whose holders read that it was changed. */
export const INVITATIONS_KEPT = 6;
export const RUSH_THRESHOLD = 80;
/** Reports of a whole stage, its protests, and new versions of one report. */
export const REPORTS_PER_STAGE_MAX = 1500;
export const REPORT_REVISIONS_MAX = 20;
/** A protest has so many characters and pictures, and the reason of a decision at least so many characters. */
export const PROTEST_TEXT_MAX = 500;
export const PROTEST_PICTURES_MAX = 3;
export const PROTEST_REASON_MIN = 10;
/** A match is over at the earliest this long after the previous one began. */
export const MATCH_SHORTEST_MS = 10 * MINUTE_MS;
/** The size to which phones shrink a picture before they send it. */
export const REPORT_PICTURE_BYTES = 120 * 1024;
/** The limit of all lobbies of a stage. */
export const ROOMS_MAX = 120;
export const ROOM_TEXT_MAX = 40;
export const INTRUDERS_MAX = 20;
export const REMINDERS_MAX = 2000;
export const REMINDER_NAME_MAX = 60;
/** Firestore's own limit. */
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
/** A tournament every Friday of a year. */
export const SEASON_TOURNAMENTS_MAX = 60;
export const SEASON_ROWS_MAX = 100;
export const SEASON_CORRECTIONS_MAX = 50;
/** The first of a season for whom a final may be reserved. */
export const RESERVED_FIRST_MAX = 500;
/** The registrations on a phone by which it proves who its player is. */
export const SEASON_CODES_MAX = 10;
/** After so many days a season has no names any more. */
export const SEASON_KEPT_DAYS = 180;
export const QUESTIONS_MAX = 500;
/** Every registration reads all of them. */
export const ACTIVE_QUESTIONS_MAX = 30;
/** Tournaments on one page of the API for strangers; fewer beside the statistics, which read some too. */
export const STRANGERS_PAGE_MAX = 50;
export const STRANGERS_PAGE_WITH_STATS_MAX = 20;
/** Dated tournaments that are counted by reading them, when a stranger asks for statistics; more are counted by the store. */
export const STRANGERS_STATS_MAX = 18;
export const MAX_PLAYERS_LIMIT = 10_000;
/** Default number of answers to a form, bytes of one answer, and answers of one network in ten minutes. */
export const FORM_RESPONSES_DEFAULT = 1000;
export const FORM_ANSWER_BYTES = 16 * 1024;
export const FORM_ANSWERS_PER_NETWORK = 200;
/** Phones that begin to follow one tournament from one network in ten minutes, without a token of App Check. */
export const FOLLOWERS_PER_NETWORK = 20;
export const OPTIONS_MAX = 50;
export const FORM_FIELDS_MAX = 60;
export const ANSWERS_MAX = 160;
export const BATCH_MAX = 200;
/** The last days and the latest tournaments that the figures of the panel look at. */
export const STATS_DAYS = 30;
export const STATS_TOURNAMENTS = 20;
export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 200;
export const IMAGE_MAX_BYTES = 200 * 1024;
export const IMAGE_MAX_PIXELS = 2400;
/** Mails to players that one mailbox gets, which nobody proved to be theirs. */
export const MAILS_PER_TOURNAMENT_MAX = 6;
export const MAILS_PER_DAY_MAX = 10;
/** The latest mails that a member was not sent. */
export const UNSENT_MAILS_MAX = 50;
export const MAIL_ID_MAX = 300;
export const IMAGES_PER_DAY_MAX = 200;
export const EXPORTS_PER_HOUR_MAX = 20;

/** The record of a player (docs/decisions/0057): how long its entries count and are kept. */
export const NO_SHOWS_KEPT_DAYS = 90;
/** Absences in so many tournaments let the next registration wait behind others. */
export const NO_SHOWS_BEHIND = 2;
/** A number in the queue from here on is behind all others. What is above it is the number that the unit would have had. */
export const BEHIND_FROM = 1_000_000;
export const WARNINGS_KEPT_DAYS = 180;
export const STRIKES_KEPT_DAYS = 365;
/** The lengths of a suspension that organisers choose from; it may also last until it is lifted. */
export const SUSPENSION_DAYS = [7, 30, 90] as const;
export const REVOKED_KEPT_DAYS = 30;
export const RECORD_ENTRIES_MAX = 100;
/** Mailboxes with a phone about which organisers decided whether one absence counts for them. */
export const ABSENCE_CONTACTS_MAX = 40;
/** How many of the last digits of a player ID stay with a suspension. */
export const RECORD_ID_DIGITS = 4;
export const RECORD_REASON_MIN = 10;
export const RECORD_REASON_MAX = 300;

/** The laws of these countries name so many days for an answer about personal data. */
export const PRIVACY_ANSWER_DAYS = { MX: 20, CO: 10, CO_CLAIM: 15, BR: 15 } as const;

/** Retention of data that belongs to no tournament (docs/decisions/0018). */
export const FORM_ANSWERS_KEPT_DAYS = 365;
export const ACCESS_REQUESTS_KEPT_DAYS = 180;
export const AUDIT_OF_PLAYERS_KEPT_DAYS = 180;
export const AUDIT_KEPT_DAYS = 730;
/** This time begins when the match becomes official. */
export const REPORTS_KEPT_DAYS = 30;
/** A list that is older is read as a whole again (docs/decisions/0031). */
export const REMOVALS_KEPT_DAYS = 7;

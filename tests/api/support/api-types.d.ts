// Generated: npx vitest run --project tooling tests/tooling/api-types.test.ts -u
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the API answers, and the address that it counts the caller by. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the identity part answers. */
        get: operations["getAuthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an identity token, revocation included. */
        post: operations["verifyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user and what they may do. */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the sessions of the signed-in user: all of them, or the one of this token. */
        post: operations["revokeSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/set-claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account an admin. */
        post: operations["setAdminClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/revoke-claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the admin claim back and end the sessions of that account. */
        post: operations["revokeAdminClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/user/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look an account up. */
        get: operations["getUserByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same with the address in the body, where no log of addresses keeps it. */
        post: operations["findUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every account with the admin or owner claim. */
        get: operations["listAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/setup/initial-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the configured owner account its claims, once, with the set-up secret. */
        post: operations["setUpInitialAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/setup/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an owner exists and which ways to sign in are configured. */
        get: operations["checkSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/local-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the configured username and password; answers with a custom token and a 24 h session. */
        post: operations["localLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Access requests, newest first; with `verified`, those of accounts that have confirmed their address, or have not. A page may be shorter than its limit. */
        get: operations["listUserRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-requests/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve: the account becomes an admin. */
        post: operations["approveUserRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-requests/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject an access request. */
        post: operations["rejectUserRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tournaments by date, newest first, those without one last; strangers see the published ones. With includeStats in data, without it at the top. */
        get: operations["listTournaments"];
        put?: never;
        /** Create a tournament; the same requestId again answers the same. */
        post: operations["createTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public figures over the published tournaments. */
        get: operations["getTournamentStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/with-registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tournaments with their registration counts by status. */
        get: operations["listTournamentsWithRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tournament; unpublished ones only for admins. */
        get: operations["getTournament"];
        /** Change a tournament: what is not sent stays. Refused when somebody else changed it meanwhile. */
        put: operations["updateTournament"];
        post?: never;
        /** Delete a tournament; one with registrations only with force=true, and they go with it. */
        delete: operations["deleteTournament"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Cancel a tournament or take that back; registered players are told by mail. */
        patch: operations["setTournamentCancellation"];
        trace?: never;
    };
    "/registrations/ticket/{ticketId}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tournament and the confirmations of the unit of a ticket, for a calendar that subscribes to them; nothing about a person. */
        get: operations["getTicketCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/ticket/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm for the unit of a ticket; again answers the same. A tap after the close is kept for the organisers, and says so. */
        post: operations["confirmPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/ticket/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say for a unit that waits that it is there, should a place become free; again answers the same. */
        post: operations["sayReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/ticket/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Have a phone told what happens to the unit of a ticket; again answers the same. */
        put: operations["keepPhone"];
        post?: never;
        /** Have that phone told no more; again answers the same. */
        delete: operations["dropPhone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{id}/readmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a unit in that did not confirm; never over somebody who got its place meanwhile. */
        post: operations["readmitUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{id}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a free place to a unit that waits: by hand, or out of order. */
        post: operations["promoteUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/windows/{window}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the close of a confirmation to a later moment, once, before its places are given on. */
        post: operations["extendWindow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/windows/{window}/end-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the places on that nobody confirmed, without waiting for the end of the review. */
        post: operations["endReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rooms of a tournament with their passwords, for organisers; never cached. */
        get: operations["getRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/rooms/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write the room of a match and hand it to the phones of all who play; the same again changes nothing and ends what was left over. */
        put: operations["putRoom"];
        post?: never;
        /** Take the room of a match back, from all phones; again answers the same. */
        delete: operations["deleteRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/roll/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark units as in the room or not, and name intruders; what is not named stays, and the same again changes nothing. */
        put: operations["callRoll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that an organiser wrote to a unit, for the other organisers to see. */
        post: operations["noteReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/status/player-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show this tournament on a public page of the player, or delete that page with all that it shows; the same again changes nothing. */
        put: operations["setPlayerPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stages of a tournament in their order, for organisers. */
        get: operations["getStages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches of a stage with all their rows, drafts too, for organisers. */
        get: operations["getMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write how a stage is played: a new one after the last, or one that is there. What is public of it changes with it, as a correction. */
        put: operations["putStage"];
        post?: never;
        /** Delete the last stage, as long as none of its matches was published; again answers the same. */
        delete: operations["deleteStage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put everybody who plays into lobbies: by hand, by seed, or at random with a seed that anybody can replay. Once more as long as no row is written. */
        post: operations["drawLobbies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/matches/{match}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write what units did in a match, each with the revision that was seen; what is not named stays. One stale row refuses all. After it was published, with a reason that everybody reads. */
        put: operations["putRows"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/matches/{match}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let everybody read a match: provisional for 30 minutes, then official by itself. Refused while its rows cannot be true. */
        post: operations["publishMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/matches/{match}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a published match count for nothing, with a reason that everybody reads. */
        post: operations["voidMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/matches/{match}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a void match count again. */
        post: operations["restoreMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give or take points, or disqualify, with a reason that everybody reads. */
        post: operations["addAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/adjustments/{adjustment}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an adjustment back; again answers the same. */
        post: operations["revokeAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/tie-draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide by lot between units that are equal on all, with a seed that anybody can replay. */
        post: operations["drawTie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fix who passes, or who won: the podium becomes the results of the tournament. Refused while there is a tie across the cut. */
        post: operations["closeStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a closed stage be corrected, as long as the next one is not drawn. */
        post: operations["reopenStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the place of a unit that does not come to the next one: of the table before, or of those who registered. */
        post: operations["replaceEntrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the place back to a unit that was replaced, while whoever came instead has not played. */
        post: operations["returnEntrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/matches/{match}/reports/{unit}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture that a team sent with what it says of a match. */
        get: operations["getReportPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/stages/{stage}/matches/{match}/reports/{unit}/discarded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put aside what a team sent of a match, or take that back; by the revision that was seen. */
        put: operations["discardReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/status/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches that the unit of a private code may report, and what became of what it reported. */
        get: operations["getOwnReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/status/reports/{stage}/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say what the own unit did in a match that is not published, with one file part named "image" (JPEG, PNG or WebP, at most 200 KB). Replaces what was said before; the same requestId again answers the same. */
        put: operations["sendReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an invitation to a team is for; nothing about its members but what everybody may see. */
        get: operations["getInvitation"];
        put?: never;
        /** Take the slot of an invitation; the same requestId again answers the same. */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The registration that a private code belongs to. */
        get: operations["getOwnRegistration"];
        put?: never;
        post?: never;
        /** Withdraw: erases the personal data and frees the place; of a team, the others keep it and the slot opens again. */
        delete: operations["withdrawRegistration"];
        options?: never;
        head?: never;
        /** Change the public names: the own nick, and as captain those of the team. */
        patch: operations["editOwnRegistration"];
        trace?: never;
    };
    "/registrations/status/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an open invitation back as captain and get a new one for its slot. */
        post: operations["replaceInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/status/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a new ticket; the old one leads nowhere from then on. */
        post: operations["replaceOwnTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/unit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw the whole team as its captain: frees the place and erases the data of all members. */
        delete: operations["withdrawUnit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{id}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a unit a new ticket; the old one leads nowhere from then on. */
        post: operations["replaceTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a player into an open slot of a team; players before substitutes where no slot is named. */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{id}/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put another player in the place of a member, whose links end at once. */
        put: operations["replaceMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Correct what a member typed; the place goes along with the player ID. */
        patch: operations["correctMember"];
        trace?: never;
    };
    "/registrations/{id}/members/{memberId}/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the names that a member asked for after the approval, or refuse them. */
        post: operations["decideNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{id}/members/{memberId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a member out of a team: erases their data, ends their links and opens the slot again. */
        post: operations["removeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/check-freefireid/{tournamentId}/{freeFireId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether that player already holds a place; a boolean and nothing about the person. */
        get: operations["checkFreeFireId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registrations, newest first. */
        get: operations["listRegistrations"];
        put?: never;
        /** Register a player, or with `unit` a team by its captain; the same requestId again answers the same. Without one, the same content from the same network within ten minutes does. */
        post: operations["createRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/tournament/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registrations of one tournament, newest first. */
        get: operations["listTournamentRegistrations"];
        put?: never;
        /** Add a player or a team by hand, approved once it is complete: also before registration opens and after it closes, never without a place. */
        post: operations["addRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One registration. */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        /** Delete a registration and free its place. */
        delete: operations["deleteRegistration"];
        options?: never;
        head?: never;
        /** Correct what a player typed; the place goes along with the player ID. */
        patch: operations["correctRegistration"];
        trace?: never;
    };
    "/registrations/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approve, reject or put back to pending; frees or retakes the place. */
        patch: operations["setRegistrationStatus"];
        trace?: never;
    };
    "/registrations/batch/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve many, with a result for each. */
        post: operations["approveRegistrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/batch/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject many, with a result for each. */
        post: operations["rejectRegistrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The registrations of a tournament as CSV, streamed. */
        get: operations["exportRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active questions in their order. */
        get: operations["listActiveQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check answers against the active questions without storing them. */
        post: operations["validateAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All questions in their order. */
        get: operations["listQuestions"];
        put?: never;
        /** Create a question at the end of the order; the same requestId again answers the same. */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The question types with their Spanish labels. */
        get: operations["listQuestionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/form-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields that a visitor is asked beyond their own data. */
        get: operations["previewQuestionForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question. */
        get: operations["getQuestion"];
        /** Change a question: what is not sent stays. Refused when somebody else changed it meanwhile. */
        put: operations["updateQuestion"];
        post?: never;
        /** Delete a question; answers already given stay with their registrations. */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Turn a question on or off. */
        patch: operations["toggleQuestion"];
        trace?: never;
    };
    "/questions/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the order; every question is named exactly once. */
        post: operations["reorderQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/batch/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn many on. */
        post: operations["activateQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/batch/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn many off. */
        post: operations["deactivateQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/batch/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete many. */
        post: operations["deleteQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A form; strangers get inactive ones, and those that tournaments register with, without their fields, so that a page can say why. */
        get: operations["getForm"];
        /** Change a form: what is not sent stays. Refused when somebody else changed it meanwhile. */
        put: operations["updateForm"];
        post?: never;
        /** Delete a form; one with answers or a tournament only with force=true. */
        delete: operations["deleteForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All forms, the last changed first. */
        get: operations["listForms"];
        put?: never;
        /** Create a form; the same requestId again answers the same. */
        post: operations["createForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/{formId}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers, newest first. */
        get: operations["listFormResponses"];
        put?: never;
        /** Answer a form; the same requestId again answers the same. `submittedAt` is when the answer arrived, and is not sent. */
        post: operations["createFormResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/{formId}/responses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers as CSV, streamed. */
        get: operations["exportFormResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the panel. */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Management acts, newest first; by kind, by the account that acted, by tournament, also one that has been deleted since. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a tournament image: one file part named "image", JPEG, PNG or WebP, at most 200 KB. */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An image, immutable. */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brand texts, contacts, community links, default rules, terms version. */
        get: operations["getSettings"];
        /** Change the settings of the site: what is not sent stays. */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document. */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document, readable. */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdminUser: {
            uid: string;
            email: string | null;
            displayName: string;
            emailVerified: boolean;
            disabled: boolean;
            isAdmin: boolean;
            isOwner: boolean;
        };
        AuditEntry: {
            id: string;
            actor: {
                uid: string;
                /** @default null */
                email: string | null;
            };
            /** @enum {string} */
            action: "tournament.create" | "tournament.update" | "tournament.delete" | "tournament.publish" | "tournament.cancel" | "tournament.resume" | "tournament.erase-players" | "tournament.extend-window" | "tournament.end-review" | "tournament.put-room" | "tournament.delete-room" | "play.put-stage" | "play.delete-stage" | "play.draw" | "play.publish-match" | "play.correct-match" | "play.void-match" | "play.restore-match" | "play.adjust" | "play.revoke-adjustment" | "play.draw-tie" | "play.close-stage" | "play.reopen-stage" | "play.replace-entrant" | "play.return-entrant" | "registration.add" | "registration.correct" | "registration.status" | "registration.delete" | "registration.withdraw" | "registration.add-member" | "registration.replace-member" | "registration.remove-member" | "registration.replace-ticket" | "registration.take-names" | "registration.refuse-names" | "registration.release" | "registration.readmit" | "registration.promote" | "registration.export" | "registration.read" | "question.create" | "question.update" | "question.delete" | "question.reorder" | "form.create" | "form.update" | "form.delete" | "form.export" | "form.read" | "user-request.approve" | "user-request.reject" | "admin.grant" | "admin.revoke" | "admin.lost" | "owner.setup" | "session.local-login" | "settings.update" | "image.upload";
            target: string;
            /** @default null */
            tournament: {
                id: string;
                name: string;
            } | null;
            /** @default null */
            person: string | null;
            /** @default 1 */
            count: number;
            /** @default null */
            before: {
                [key: string]: unknown;
            } | null;
            /** @default null */
            after: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            at: string;
        };
        BatchResult: {
            results: {
                id: string;
                success: boolean;
                error?: string;
                /** @enum {string} */
                code?: "bad-request" | "malformed-json" | "validation-failed" | "unauthenticated" | "token-expired" | "token-revoked" | "wrong-credentials" | "permission-denied" | "email-not-verified" | "app-check-failed" | "not-found" | "route-not-found" | "method-not-allowed" | "conflict" | "already-registered" | "tournament-full" | "registration-closed" | "tournament-cancelled" | "registration-form-missing" | "form-inactive" | "form-closed" | "form-full" | "already-answered" | "in-use" | "last-owner" | "owner-exists" | "stale-write" | "request-reused" | "registration-withdrawn" | "invitation-used" | "invitation-closed" | "unit-incomplete" | "captain-only" | "confirmation-not-open" | "confirmation-closed" | "place-waiting" | "place-released" | "payload-too-large" | "unsupported-media-type" | "rate-limited" | "network-limited" | "internal" | "not-configured" | "unavailable";
            }[];
        };
        Failure: {
            /** @constant */
            success: false;
            error: string;
            /** @enum {string} */
            code: "bad-request" | "malformed-json" | "validation-failed" | "unauthenticated" | "token-expired" | "token-revoked" | "wrong-credentials" | "permission-denied" | "email-not-verified" | "app-check-failed" | "not-found" | "route-not-found" | "method-not-allowed" | "conflict" | "already-registered" | "tournament-full" | "registration-closed" | "tournament-cancelled" | "registration-form-missing" | "form-inactive" | "form-closed" | "form-full" | "already-answered" | "in-use" | "last-owner" | "owner-exists" | "stale-write" | "request-reused" | "registration-withdrawn" | "invitation-used" | "invitation-closed" | "unit-incomplete" | "captain-only" | "confirmation-not-open" | "confirmation-closed" | "place-waiting" | "place-released" | "payload-too-large" | "unsupported-media-type" | "rate-limited" | "network-limited" | "internal" | "not-configured" | "unavailable";
            fields?: {
                [key: string]: string;
            };
            traceId?: string;
        };
        Form: {
            title: string;
            /** @default  */
            description: string;
            /** @default true */
            isActive: boolean;
            /** @default null */
            closesAt: string | null;
            /** @default null */
            maxResponses: number | null;
            /** @default false */
            onePerDevice: boolean;
            /** @default [] */
            fields: components["schemas"]["FormField"][];
            /** @default null */
            updatedAt: string | null;
            id: string;
            responseCount?: number;
            registersFor?: string | null;
        };
        FormField: {
            id: string;
            label: string;
            /** @default  */
            placeholder: string;
            /** @default false */
            required: boolean;
            /** @default [] */
            options: string[];
            type: string;
        };
        FormResponse: {
            answers: {
                [key: string]: string | string[];
            };
            /** Format: date-time */
            submittedAt: string;
            id: string;
            formId: string;
        };
        ListedUserRequest: {
            /** Format: email */
            email: string;
            displayName: string;
            uid: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** Format: date-time */
            requestedAt: string;
            /** @default null */
            approvedAt: string | null;
            /** @default null */
            approvedBy: string | null;
            /** @default null */
            rejectedAt: string | null;
            /** @default null */
            rejectedBy: string | null;
            /** @default null */
            notes: string | null;
            id: string;
            emailVerified: boolean | null;
        };
        OwnRegistration: {
            tournamentId: string;
            tournamentName: string;
            /** @default null */
            tournamentDate: string | null;
            /** @default null */
            formerDate: string | null;
            /** @default null */
            cancelledAt: string | null;
            /** @default  */
            cancelReason: string;
            timeZone: string;
            fullName: string;
            freeFireId: string;
            /** @default  */
            nick: string;
            slot: number;
            /** @enum {string} */
            role: "captain" | "player" | "substitute";
            /** @default 0 */
            number: number;
            unit: {
                name: string;
                /** @default  */
                tag: string;
                /** @default 1 */
                size: number;
            };
            members: {
                slot: number;
                /** @enum {string} */
                role: "captain" | "player" | "substitute";
                /** @enum {string} */
                state: "invited" | "accepted";
                name: string;
            }[];
            /** @default [] */
            invitations: {
                slot: number;
                /** @enum {string} */
                role: "captain" | "player" | "substitute";
                invitationCode: string;
            }[];
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** @enum {string} */
            place: "held" | "waiting" | "released";
            /** @default null */
            incompleteUntil: string | null;
            /** @default null */
            waitSeq: number | null;
            /**
             * @default {
             *       "entry": null,
             *       "match": null,
             *       "final": null
             *     }
             */
            confirmations: {
                /** @default null */
                entry: {
                    /** Format: date-time */
                    at: string;
                    /**
                     * @default player
                     * @enum {string}
                     */
                    by: "player" | "organiser" | "ready";
                } | null;
                /** @default null */
                match: {
                    /** Format: date-time */
                    at: string;
                    /**
                     * @default player
                     * @enum {string}
                     */
                    by: "player" | "organiser" | "ready";
                } | null;
                /** @default null */
                final: {
                    /** Format: date-time */
                    at: string;
                    /**
                     * @default player
                     * @enum {string}
                     */
                    by: "player" | "organiser" | "ready";
                } | null;
            };
            /**
             * @default {
             *       "entry": null,
             *       "match": null,
             *       "final": null
             *     }
             */
            late: {
                /** @default null */
                entry: string | null;
                /** @default null */
                match: string | null;
                /** @default null */
                final: string | null;
            };
            /** @default null */
            readyAt: string | null;
            /** @default null */
            placedAt: string | null;
            /** @default null */
            promotedAt: string | null;
            /** @default null */
            confirmBy: string | null;
            /** @default null */
            releasedBy: ("incomplete" | "entry" | "match") | null;
            /** @default null */
            lobby: {
                stage: number;
                id: string;
            } | null;
            /** @default [] */
            rooms: {
                id: string;
                match: number;
                /** @default null */
                lobby: string | null;
                /** Format: date-time */
                openAt: string;
                seat: number;
            }[];
            /** @default null */
            reason: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @default null */
            decidedAt: string | null;
            /** @default null */
            ticketId: string | null;
            /** @default null */
            playerKey: string | null;
            /** @default null */
            wish: {
                revision: number;
                /** @enum {string} */
                state: "asked" | "taken" | "refused" | "dropped";
                /** @default null */
                nick: string | null;
                /** @default null */
                unit: {
                    name: string;
                    tag: string;
                } | null;
            } | null;
        };
        PublicStats: {
            published: number;
            open: number;
            completed: number;
            players: number;
        };
        Question: {
            text: string;
            /** @enum {string} */
            type: "text" | "textarea" | "select" | "radio" | "checkbox";
            /** @default false */
            required: boolean;
            /** @default  */
            placeholder: string;
            /** @default [] */
            options: string[];
            /** @default true */
            active: boolean;
            /** @default 0 */
            order: number;
            /** @default null */
            updatedAt: string | null;
            id: string;
        };
        Registration: {
            id: string;
            tournamentId: string;
            /** @default 0 */
            number: number;
            /**
             * @default {
             *       "name": "",
             *       "tag": "",
             *       "size": 1
             *     }
             */
            unit: {
                name: string;
                /** @default  */
                tag: string;
                /** @default 1 */
                size: number;
            };
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** @default null */
            reason: string | null;
            /** @enum {string} */
            place: "held" | "waiting" | "released";
            /** @default null */
            incompleteUntil: string | null;
            /** @default null */
            waitSeq: number | null;
            /**
             * @default {
             *       "entry": null,
             *       "match": null,
             *       "final": null
             *     }
             */
            confirmations: {
                /** @default null */
                entry: {
                    /** Format: date-time */
                    at: string;
                    /**
                     * @default player
                     * @enum {string}
                     */
                    by: "player" | "organiser" | "ready";
                } | null;
                /** @default null */
                match: {
                    /** Format: date-time */
                    at: string;
                    /**
                     * @default player
                     * @enum {string}
                     */
                    by: "player" | "organiser" | "ready";
                } | null;
                /** @default null */
                final: {
                    /** Format: date-time */
                    at: string;
                    /**
                     * @default player
                     * @enum {string}
                     */
                    by: "player" | "organiser" | "ready";
                } | null;
            };
            /**
             * @default {
             *       "entry": null,
             *       "match": null,
             *       "final": null
             *     }
             */
            late: {
                /** @default null */
                entry: string | null;
                /** @default null */
                match: string | null;
                /** @default null */
                final: string | null;
            };
            /** @default null */
            readyAt: string | null;
            /** @default null */
            placedAt: string | null;
            /** @default null */
            promotedAt: string | null;
            /** @default null */
            confirmBy: string | null;
            /** @default null */
            releasedBy: ("incomplete" | "entry" | "match") | null;
            /** @default null */
            lobby: {
                stage: number;
                id: string;
            } | null;
            /** @default [] */
            rooms: {
                id: string;
                match: number;
                /** @default null */
                lobby: string | null;
                /** Format: date-time */
                openAt: string;
                seat: number;
            }[];
            /** Format: date-time */
            createdAt: string;
            /** @default null */
            decidedAt: string | null;
            /** @default null */
            decidedBy: string | null;
            /** @default null */
            networkKey: string | null;
            /** @default null */
            ticketId: string | null;
            fullName: string;
            freeFireId: string;
            /** Format: email */
            email: string;
            phone: string;
            /** @default  */
            nick: string;
            /** @default {} */
            answers: {
                [key: string]: string | string[];
            };
            /** @default null */
            acceptance: {
                version: string;
                /** Format: date-time */
                at: string;
            } | null;
            members: ({
                slot: number;
                /** @enum {string} */
                role: "captain" | "player" | "substitute";
                /** @constant */
                state: "accepted";
                id: string;
                /** @default  */
                nick: string;
                /** @default null */
                wish: {
                    revision: number;
                    /** @enum {string} */
                    state: "asked" | "taken" | "refused" | "dropped";
                    /** @default null */
                    nick: string | null;
                    /** @default null */
                    unit: {
                        name: string;
                        tag: string;
                    } | null;
                } | null;
                fullName: string;
                freeFireId: string;
                /** Format: email */
                email: string;
                phone: string;
                /** @default {} */
                answers: {
                    [key: string]: string | string[];
                };
                /** @default null */
                acceptance: {
                    version: string;
                    /** Format: date-time */
                    at: string;
                } | null;
                /** Format: date-time */
                acceptedAt: string;
            } | {
                slot: number;
                /** @enum {string} */
                role: "captain" | "player" | "substitute";
                /** @constant */
                state: "invited";
            })[];
        };
        RegistrationReceipt: {
            id: string;
            tournamentId: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /**
             * @default held
             * @enum {string}
             */
            place: "held" | "waiting" | "released";
            /** Format: date-time */
            createdAt: string;
            privateCode: string;
            ticketId: string;
            /** @default [] */
            invitations: {
                slot: number;
                /** @enum {string} */
                role: "captain" | "player" | "substitute";
                invitationCode: string;
            }[];
        };
        SessionUser: {
            uid: string;
            /** @default null */
            email: string | null;
            displayName: string;
            /** @default null */
            photoURL: string | null;
            emailVerified: boolean;
            isAdmin: boolean;
            isOwner: boolean;
            permissions: ("manage_admins" | "manage_tournaments" | "manage_registrations" | "manage_questions" | "view_statistics" | "manage_system" | "full_access")[];
            /** @default null */
            loginTime: string | null;
            metadata: {
                /** @default null */
                creationTime: string | null;
                /** @default null */
                lastSignInTime: string | null;
            };
        };
        Settings: {
            brand: {
                name: string;
                tagline: string;
                description: string;
            };
            contacts: {
                phone: string;
                email: string;
            };
            community: {
                label: string;
                url: string;
            }[];
            defaultRules: string;
            termsVersion: string;
            /** @default null */
            keepPlayersDays: number | null;
            /** @default null */
            updatedAt: string | null;
        };
        Stats: {
            tournaments: {
                total: number;
                draft: number;
                scheduled: number;
                published: number;
                completed: number;
            };
            registrations: {
                pending: number;
                approved: number;
                rejected: number;
            };
            registrationsByDay: {
                /** Format: date */
                day: string;
                count: number;
            }[];
            approvalMinutes: {
                median: number;
                p90: number;
            } | null;
            perTournament: components["schemas"]["TournamentStats"][];
            forms: {
                total: number;
                active: number;
                responses: number;
            };
            pendingRequests: number;
        };
        Tournament: {
            name: string;
            /** @default  */
            description: string;
            date: string | null;
            /** @default null */
            endDate: string | null;
            /** @default America/Mexico_City */
            timeZone: string;
            /** @default null */
            registrationDeadline: string | null;
            maxPlayers: number;
            /** @enum {string} */
            status: "draft" | "scheduled" | "published";
            /** @default null */
            publishDate: string | null;
            /** @default COMPETITIVO */
            gameMode: string;
            /** @default  */
            mapSelection: string;
            /**
             * @default solo
             * @enum {string}
             */
            modality: "solo" | "duo" | "squad";
            /** @default 0 */
            substitutes: number;
            /** @default [] */
            windows: {
                /** @enum {string} */
                kind: "entry" | "match" | "final";
                /** Format: date-time */
                opensAt: string;
                /** Format: date-time */
                closesAt: string;
                /**
                 * @default release
                 * @enum {string}
                 */
                onMissing: "release" | "mark";
            }[];
            /**
             * @default {
             *       "max": 0,
             *       "mode": "auto",
             *       "endsAt": null
             *     }
             */
            waitlist: {
                /** @default 0 */
                max: number;
                /**
                 * @default auto
                 * @enum {string}
                 */
                mode: "auto" | "manual";
                /** @default null */
                endsAt: string | null;
            };
            /** @default eliminacion_directa */
            format: string;
            /** @default 0 */
            entryFee: string;
            /** @default  */
            prizePool: string;
            /** @default  */
            prize: string;
            /** @default  */
            rules: string | string[];
            /** @default null */
            linkedFormId: string | null;
            /** @default null */
            imageId: string | null;
            /** @default [] */
            results: {
                place: number;
                player: string;
                /** @default  */
                prize: string;
                /** @default null */
                points: number | null;
                /** @default null */
                deliveredAt: string | null;
            }[];
            /** @default 0 */
            currentPlayers: number;
            /** @default 0 */
            waitingPlayers: number;
            /** @default 0 */
            lastWaitSeq: number;
            /**
             * @default {
             *       "entry": null,
             *       "match": null,
             *       "final": null
             *     }
             */
            closings: {
                /** @default null */
                entry: {
                    /** @default null */
                    extendedAt: string | null;
                    /** @default null */
                    endedAt: string | null;
                    /** @default null */
                    closedAt: string | null;
                    /** @default null */
                    toldAt: string | null;
                } | null;
                /** @default null */
                match: {
                    /** @default null */
                    extendedAt: string | null;
                    /** @default null */
                    endedAt: string | null;
                    /** @default null */
                    closedAt: string | null;
                    /** @default null */
                    toldAt: string | null;
                } | null;
                /** @default null */
                final: {
                    /** @default null */
                    extendedAt: string | null;
                    /** @default null */
                    endedAt: string | null;
                    /** @default null */
                    closedAt: string | null;
                    /** @default null */
                    toldAt: string | null;
                } | null;
            };
            /** @default 0 */
            roomsRevision: number;
            /** @default 0 */
            stage: number;
            /** @default 0 */
            lastUnitNumber: number;
            /** @default null */
            publishedAt: string | null;
            /** @default null */
            cancelledAt: string | null;
            /** @default  */
            cancelReason: string;
            /** @default null */
            formerDate: string | null;
            /** @default null */
            playersErasedAt: string | null;
            /** @default null */
            updatedAt: string | null;
            id: string;
            /** @enum {string} */
            phase: "open" | "not_open" | "waiting" | "full" | "registration_closed" | "in_play" | "completed" | "cancelled";
        };
        TournamentStats: {
            id: string;
            name: string;
            /** @default null */
            date: string | null;
            timeZone: string;
            maxPlayers: number;
            currentPlayers: number;
            registrations: {
                pending: number;
                approved: number;
                rejected: number;
            };
            /** @default null */
            cancelledAt: string | null;
            /** @default [] */
            windows: {
                /** @enum {string} */
                kind: "entry" | "match" | "final";
                /** Format: date-time */
                opensAt: string;
                /** Format: date-time */
                closesAt: string;
                /**
                 * @default release
                 * @enum {string}
                 */
                onMissing: "release" | "mark";
            }[];
            /**
             * @default {
             *       "entry": null,
             *       "match": null,
             *       "final": null
             *     }
             */
            closings: {
                /** @default null */
                entry: {
                    /** @default null */
                    extendedAt: string | null;
                    /** @default null */
                    endedAt: string | null;
                    /** @default null */
                    closedAt: string | null;
                    /** @default null */
                    toldAt: string | null;
                } | null;
                /** @default null */
                match: {
                    /** @default null */
                    extendedAt: string | null;
                    /** @default null */
                    endedAt: string | null;
                    /** @default null */
                    closedAt: string | null;
                    /** @default null */
                    toldAt: string | null;
                } | null;
                /** @default null */
                final: {
                    /** @default null */
                    extendedAt: string | null;
                    /** @default null */
                    endedAt: string | null;
                    /** @default null */
                    closedAt: string | null;
                    /** @default null */
                    toldAt: string | null;
                } | null;
            };
            /** @default 0 */
            waitingPlayers: number;
            /**
             * @default auto
             * @enum {string}
             */
            waitlistMode: "auto" | "manual";
            /** @default null */
            confirming: {
                /** @enum {string} */
                kind: "entry" | "match" | "final";
                confirmed: number;
            } | null;
            /** @default null */
            dueMatch: {
                stage: number;
                stageName: string;
                match: string;
                lobby: string;
                number: number;
            } | null;
            /** @default null */
            room: {
                /** @default null */
                openAt: string | null;
            } | null;
        };
        UserRequest: {
            /** Format: email */
            email: string;
            displayName: string;
            uid: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** Format: date-time */
            requestedAt: string;
            /** @default null */
            approvedAt: string | null;
            /** @default null */
            approvedBy: string | null;
            /** @default null */
            rejectedAt: string | null;
            /** @default null */
            rejectedBy: string | null;
            /** @default null */
            notes: string | null;
            id: string;
        };
    };
    responses: {
        /** @description Refused or failed; the HTTP status always belongs to the code. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            status: "ok";
                            /** Format: date-time */
                            time: string;
                            client: {
                                block: string;
                                throughFront: boolean;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getAuthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            status: "ok";
                            /** Format: date-time */
                            time: string;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    verifyToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SessionUser"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SessionUser"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    revokeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default all
                     * @enum {string}
                     */
                    scope?: "all" | "this";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            revoked: true;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    setAdminClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    revokeAdminClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getUserByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    findUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listAdmins: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            admins: components["schemas"]["AdminUser"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    setUpInitialAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    secret: string;
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    checkSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            needsSetup: boolean;
                            setupConfigured: boolean;
                            localLogin: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    localLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            token: string;
                            session: {
                                /** @constant */
                                isAuthenticated: true;
                                /** Format: date-time */
                                expiry: string;
                                user: {
                                    id: string;
                                    username: string;
                                    name: string;
                                    /** @constant */
                                    role: "admin";
                                };
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listUserRequests: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                status?: "pending" | "approved" | "rejected";
                verified?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            requests: components["schemas"]["ListedUserRequest"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    approveUserRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    notes?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["UserRequest"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    rejectUserRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    notes?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["UserRequest"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listTournaments: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                status?: "draft" | "scheduled" | "published";
                includeStats?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            tournaments: components["schemas"]["Tournament"][];
                            nextCursor: string | null;
                            stats?: components["schemas"]["PublicStats"];
                        };
                    } | {
                        /** @constant */
                        success: true;
                        tournaments: components["schemas"]["Tournament"][];
                        nextCursor: string | null;
                        stats?: components["schemas"]["PublicStats"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createTournament: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @default  */
                    description?: string;
                    date: string | null;
                    endDate?: string | null;
                    /** @default America/Mexico_City */
                    timeZone?: string;
                    registrationDeadline?: string | null;
                    maxPlayers: number;
                    /**
                     * @default draft
                     * @enum {string}
                     */
                    status?: "draft" | "scheduled" | "published";
                    publishDate?: string | null;
                    /** @default COMPETITIVO */
                    gameMode?: string;
                    /** @default  */
                    mapSelection?: string;
                    /**
                     * @default solo
                     * @enum {string}
                     */
                    modality?: "solo" | "duo" | "squad";
                    /** @default 0 */
                    substitutes?: number;
                    windows?: {
                        /** @enum {string} */
                        kind: "entry" | "match" | "final";
                        /** Format: date-time */
                        opensAt: string;
                        /** Format: date-time */
                        closesAt: string;
                        /**
                         * @default release
                         * @enum {string}
                         */
                        onMissing?: "release" | "mark";
                    }[];
                    waitlist?: {
                        /** @default 0 */
                        max?: number;
                        /**
                         * @default auto
                         * @enum {string}
                         */
                        mode?: "auto" | "manual";
                        endsAt?: string | null;
                    };
                    /** @default eliminacion_directa */
                    format?: string;
                    /** @default 0 */
                    entryFee?: string;
                    /** @default  */
                    prizePool?: string;
                    /** @default  */
                    prize?: string;
                    /** @default  */
                    rules?: string | string[];
                    /** @default null */
                    linkedFormId?: string | null;
                    /** @default null */
                    imageId?: string | null;
                    results?: {
                        place: number;
                        player: string;
                        /** @default  */
                        prize?: string;
                        /** @default null */
                        points?: number | null;
                        deliveredAt?: string | null;
                    }[];
                    /** @default null */
                    requestId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Tournament"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getTournamentStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PublicStats"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listTournamentsWithRegistrations: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            tournaments: {
                                name: string;
                                /** @default  */
                                description: string;
                                date: string | null;
                                /** @default null */
                                endDate: string | null;
                                /** @default America/Mexico_City */
                                timeZone: string;
                                /** @default null */
                                registrationDeadline: string | null;
                                maxPlayers: number;
                                /** @enum {string} */
                                status: "draft" | "scheduled" | "published";
                                /** @default null */
                                publishDate: string | null;
                                /** @default COMPETITIVO */
                                gameMode: string;
                                /** @default  */
                                mapSelection: string;
                                /**
                                 * @default solo
                                 * @enum {string}
                                 */
                                modality: "solo" | "duo" | "squad";
                                /** @default 0 */
                                substitutes: number;
                                /** @default [] */
                                windows: {
                                    /** @enum {string} */
                                    kind: "entry" | "match" | "final";
                                    /** Format: date-time */
                                    opensAt: string;
                                    /** Format: date-time */
                                    closesAt: string;
                                    /**
                                     * @default release
                                     * @enum {string}
                                     */
                                    onMissing: "release" | "mark";
                                }[];
                                /**
                                 * @default {
                                 *       "max": 0,
                                 *       "mode": "auto",
                                 *       "endsAt": null
                                 *     }
                                 */
                                waitlist: {
                                    /** @default 0 */
                                    max: number;
                                    /**
                                     * @default auto
                                     * @enum {string}
                                     */
                                    mode: "auto" | "manual";
                                    /** @default null */
                                    endsAt: string | null;
                                };
                                /** @default eliminacion_directa */
                                format: string;
                                /** @default 0 */
                                entryFee: string;
                                /** @default  */
                                prizePool: string;
                                /** @default  */
                                prize: string;
                                /** @default  */
                                rules: string | string[];
                                /** @default null */
                                linkedFormId: string | null;
                                /** @default null */
                                imageId: string | null;
                                /** @default [] */
                                results: {
                                    place: number;
                                    player: string;
                                    /** @default  */
                                    prize: string;
                                    /** @default null */
                                    points: number | null;
                                    /** @default null */
                                    deliveredAt: string | null;
                                }[];
                                /** @default 0 */
                                currentPlayers: number;
                                /** @default 0 */
                                waitingPlayers: number;
                                /** @default 0 */
                                lastWaitSeq: number;
                                /**
                                 * @default {
                                 *       "entry": null,
                                 *       "match": null,
                                 *       "final": null
                                 *     }
                                 */
                                closings: {
                                    /** @default null */
                                    entry: {
                                        /** @default null */
                                        extendedAt: string | null;
                                        /** @default null */
                                        endedAt: string | null;
                                        /** @default null */
                                        closedAt: string | null;
                                        /** @default null */
                                        toldAt: string | null;
                                    } | null;
                                    /** @default null */
                                    match: {
                                        /** @default null */
                                        extendedAt: string | null;
                                        /** @default null */
                                        endedAt: string | null;
                                        /** @default null */
                                        closedAt: string | null;
                                        /** @default null */
                                        toldAt: string | null;
                                    } | null;
                                    /** @default null */
                                    final: {
                                        /** @default null */
                                        extendedAt: string | null;
                                        /** @default null */
                                        endedAt: string | null;
                                        /** @default null */
                                        closedAt: string | null;
                                        /** @default null */
                                        toldAt: string | null;
                                    } | null;
                                };
                                /** @default 0 */
                                roomsRevision: number;
                                /** @default 0 */
                                stage: number;
                                /** @default 0 */
                                lastUnitNumber: number;
                                /** @default null */
                                publishedAt: string | null;
                                /** @default null */
                                cancelledAt: string | null;
                                /** @default  */
                                cancelReason: string;
                                /** @default null */
                                formerDate: string | null;
                                /** @default null */
                                playersErasedAt: string | null;
                                /** @default null */
                                updatedAt: string | null;
                                id: string;
                                /** @enum {string} */
                                phase: "open" | "not_open" | "waiting" | "full" | "registration_closed" | "in_play" | "completed" | "cancelled";
                                registrations: {
                                    pending: number;
                                    approved: number;
                                    rejected: number;
                                };
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Tournament"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    updateTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    readonly currentPlayers?: unknown;
                    readonly waitingPlayers?: unknown;
                    readonly lastWaitSeq?: unknown;
                    readonly closings?: unknown;
                    readonly roomsRevision?: unknown;
                    readonly stage?: unknown;
                    readonly lastUnitNumber?: unknown;
                    readonly publishedAt?: unknown;
                    readonly cancelledAt?: unknown;
                    readonly cancelReason?: unknown;
                    readonly formerDate?: unknown;
                    readonly playersErasedAt?: unknown;
                    readonly phase?: unknown;
                    id?: string;
                    updatedAt?: string | null;
                    expectedUpdatedAt?: string | null;
                    name?: string;
                    description?: string;
                    date?: string | null;
                    endDate?: string | null;
                    timeZone?: string;
                    registrationDeadline?: string | null;
                    maxPlayers?: number;
                    /** @enum {string} */
                    status?: "draft" | "scheduled" | "published";
                    publishDate?: string | null;
                    gameMode?: string;
                    mapSelection?: string;
                    /** @enum {string} */
                    modality?: "solo" | "duo" | "squad";
                    substitutes?: number;
                    windows?: {
                        /** @enum {string} */
                        kind: "entry" | "match" | "final";
                        /** Format: date-time */
                        opensAt: string;
                        /** Format: date-time */
                        closesAt: string;
                        /**
                         * @default release
                         * @enum {string}
                         */
                        onMissing?: "release" | "mark";
                    }[];
                    waitlist?: {
                        /** @default 0 */
                        max?: number;
                        /**
                         * @default auto
                         * @enum {string}
                         */
                        mode?: "auto" | "manual";
                        endsAt?: string | null;
                    };
                    format?: string;
                    entryFee?: string;
                    prizePool?: string;
                    prize?: string;
                    rules?: string | string[];
                    linkedFormId?: string | null;
                    imageId?: string | null;
                    results?: {
                        place: number;
                        player: string;
                        /** @default  */
                        prize?: string;
                        /** @default null */
                        points?: number | null;
                        deliveredAt?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Tournament"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTournament: {
        parameters: {
            query?: {
                force?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            deletedRegistrations: number;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    setTournamentCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cancelled: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Tournament"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getTicketCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": unknown;
                };
            };
            400: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    confirmPlace: {
        parameters: {
            query?: never;
            header: {
                "Ticket-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    window: "entry" | "match" | "final";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @enum {string} */
                            outcome: "confirmed" | "late";
                            ticket: {
                                id: string;
                                tournamentId: string;
                                /** @default 0 */
                                number: number;
                                name: string;
                                unit: {
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 1 */
                                    size: number;
                                };
                                members: {
                                    slot: number;
                                    /** @enum {string} */
                                    role: "captain" | "player" | "substitute";
                                    /** @enum {string} */
                                    state: "invited" | "accepted";
                                    name: string;
                                }[];
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                /** @enum {string} */
                                place: "held" | "waiting" | "released";
                                /** @default null */
                                incompleteUntil: string | null;
                                /** @default null */
                                waitSeq: number | null;
                                /**
                                 * @default {
                                 *       "entry": null,
                                 *       "match": null,
                                 *       "final": null
                                 *     }
                                 */
                                confirmations: {
                                    /** @default null */
                                    entry: {
                                        /** Format: date-time */
                                        at: string;
                                        /**
                                         * @default player
                                         * @enum {string}
                                         */
                                        by: "player" | "organiser" | "ready";
                                    } | null;
                                    /** @default null */
                                    match: {
                                        /** Format: date-time */
                                        at: string;
                                        /**
                                         * @default player
                                         * @enum {string}
                                         */
                                        by: "player" | "organiser" | "ready";
                                    } | null;
                                    /** @default null */
                                    final: {
                                        /** Format: date-time */
                                        at: string;
                                        /**
                                         * @default player
                                         * @enum {string}
                                         */
                                        by: "player" | "organiser" | "ready";
                                    } | null;
                                };
                                /**
                                 * @default {
                                 *       "entry": null,
                                 *       "match": null,
                                 *       "final": null
                                 *     }
                                 */
                                late: {
                                    /** @default null */
                                    entry: string | null;
                                    /** @default null */
                                    match: string | null;
                                    /** @default null */
                                    final: string | null;
                                };
                                /** @default null */
                                readyAt: string | null;
                                /** @default null */
                                placedAt: string | null;
                                /** @default null */
                                promotedAt: string | null;
                                /** @default null */
                                confirmBy: string | null;
                                /** @default null */
                                releasedBy: ("incomplete" | "entry" | "match") | null;
                                /** @default null */
                                lobby: {
                                    stage: number;
                                    id: string;
                                } | null;
                                /** @default [] */
                                rooms: {
                                    id: string;
                                    match: number;
                                    /** @default null */
                                    lobby: string | null;
                                    /** Format: date-time */
                                    openAt: string;
                                    seat: number;
                                }[];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    sayReady: {
        parameters: {
            query?: never;
            header: {
                "Ticket-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ticket: {
                                id: string;
                                tournamentId: string;
                                /** @default 0 */
                                number: number;
                                name: string;
                                unit: {
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 1 */
                                    size: number;
                                };
                                members: {
                                    slot: number;
                                    /** @enum {string} */
                                    role: "captain" | "player" | "substitute";
                                    /** @enum {string} */
                                    state: "invited" | "accepted";
                                    name: string;
                                }[];
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                /** @enum {string} */
                                place: "held" | "waiting" | "released";
                                /** @default null */
                                incompleteUntil: string | null;
                                /** @default null */
                                waitSeq: number | null;
                                /**
                                 * @default {
                                 *       "entry": null,
                                 *       "match": null,
                                 *       "final": null
                                 *     }
                                 */
                                confirmations: {
                                    /** @default null */
                                    entry: {
                                        /** Format: date-time */
                                        at: string;
                                        /**
                                         * @default player
                                         * @enum {string}
                                         */
                                        by: "player" | "organiser" | "ready";
                                    } | null;
                                    /** @default null */
                                    match: {
                                        /** Format: date-time */
                                        at: string;
                                        /**
                                         * @default player
                                         * @enum {string}
                                         */
                                        by: "player" | "organiser" | "ready";
                                    } | null;
                                    /** @default null */
                                    final: {
                                        /** Format: date-time */
                                        at: string;
                                        /**
                                         * @default player
                                         * @enum {string}
                                         */
                                        by: "player" | "organiser" | "ready";
                                    } | null;
                                };
                                /**
                                 * @default {
                                 *       "entry": null,
                                 *       "match": null,
                                 *       "final": null
                                 *     }
                                 */
                                late: {
                                    /** @default null */
                                    entry: string | null;
                                    /** @default null */
                                    match: string | null;
                                    /** @default null */
                                    final: string | null;
                                };
                                /** @default null */
                                readyAt: string | null;
                                /** @default null */
                                placedAt: string | null;
                                /** @default null */
                                promotedAt: string | null;
                                /** @default null */
                                confirmBy: string | null;
                                /** @default null */
                                releasedBy: ("incomplete" | "entry" | "match") | null;
                                /** @default null */
                                lobby: {
                                    stage: number;
                                    id: string;
                                } | null;
                                /** @default [] */
                                rooms: {
                                    id: string;
                                    match: number;
                                    /** @default null */
                                    lobby: string | null;
                                    /** Format: date-time */
                                    openAt: string;
                                    seat: number;
                                }[];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    keepPhone: {
        parameters: {
            query?: never;
            header: {
                "Ticket-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    keys: {
                        p256dh: string;
                        auth: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            isTold: true;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    dropPhone: {
        parameters: {
            query: {
                phone: string;
            };
            header: {
                "Ticket-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            isTold: false;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    readmitUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    window: "entry" | "match" | "final";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    promoteUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    extendWindow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                window: "entry" | "match" | "final";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    closesAt: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Tournament"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    endReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                window: "entry" | "match" | "final";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Tournament"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getRooms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            rooms: {
                                match: number;
                                roomId: string;
                                password: string;
                                /** Format: date-time */
                                openAt: string;
                                /** @default null */
                                lobby: string | null;
                                revision: number;
                            }[];
                            isDelivered: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    putRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roomId: string;
                    password?: string;
                    openAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            rooms: {
                                match: number;
                                roomId: string;
                                password: string;
                                /** Format: date-time */
                                openAt: string;
                                /** @default null */
                                lobby: string | null;
                                revision: number;
                            }[];
                            isDelivered: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            rooms: {
                                match: number;
                                roomId: string;
                                password: string;
                                /** Format: date-time */
                                openAt: string;
                                /** @default null */
                                lobby: string | null;
                                revision: number;
                            }[];
                            isDelivered: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    callRoll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default {} */
                    marks?: {
                        [key: string]: ("in" | "out") | null;
                    };
                    /** @default {} */
                    intruders?: {
                        [key: string]: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            match: number;
                            /** @default null */
                            lobby: string | null;
                            marks: {
                                [key: string]: {
                                    /** @enum {string} */
                                    state: "in" | "out";
                                    by: string;
                                    /** Format: date-time */
                                    at: string;
                                };
                            };
                            intruders: {
                                nick: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    noteReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    registrationId: string;
                    /** @enum {string} */
                    about: "entry" | "match" | "final" | "team" | "waiting";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @enum {string} */
                            about: "entry" | "match" | "final" | "team" | "waiting";
                            /** Format: date-time */
                            at: string;
                            by: string;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    setPlayerPage: {
        parameters: {
            query?: never;
            header: {
                "Private-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    on: boolean;
                    /** @default [] */
                    otherCodes?: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            key: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getStages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            stages: {
                                id: string;
                                tournamentId: string;
                                number: number;
                                name: string;
                                lobbySize: number;
                                /** @default [] */
                                maps: string[];
                                points: {
                                    placement: number[];
                                    perKill: number;
                                    /** @default null */
                                    killCap: number | null;
                                };
                                tieBreak: ("booyahs" | "kills" | "last-placement")[];
                                finish: {
                                    /** @constant */
                                    kind: "matches";
                                    matches: number;
                                } | {
                                    /** @constant */
                                    kind: "best-of";
                                    matches: number;
                                    /** @enum {string} */
                                    by: "points" | "wins";
                                } | {
                                    /** @constant */
                                    kind: "champion-rush";
                                    matches: number;
                                    /** @default 80 */
                                    threshold: number;
                                };
                                advance: {
                                    perLobby: number;
                                    byTable: number;
                                };
                                /** @enum {string} */
                                carry: "none" | "points" | "half";
                                /** @default false */
                                reports: boolean;
                                /** @enum {string} */
                                state: "draft" | "playing" | "closed";
                                revision: number;
                                /** @default [] */
                                entrants: {
                                    id: string;
                                    number: number;
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 0 */
                                    carried: number;
                                    /** @default null */
                                    since: string | null;
                                }[];
                                /** @default [] */
                                lobbies: {
                                    id: string;
                                    units: string[];
                                }[];
                                /** @default null */
                                draw: {
                                    /** @enum {string} */
                                    kind: "hand" | "seed" | "random";
                                    seed: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @default null */
                                tieDraw: {
                                    order: string[];
                                    seed: string;
                                    /** Format: date-time */
                                    at: string;
                                    by: string;
                                } | null;
                                /** @default [] */
                                adjustments: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "points" | "half" | "kills-only" | "disqualified";
                                    unitId: string;
                                    /** @default null */
                                    match: number | null;
                                    /** @default 0 */
                                    points: number;
                                    reason: string;
                                    by: string;
                                    /** Format: date-time */
                                    at: string;
                                    /** @default null */
                                    revokedAt: string | null;
                                }[];
                                /** @default [] */
                                corrections: {
                                    /** Format: date-time */
                                    at: string;
                                    text: string;
                                }[];
                                /** @default [] */
                                absent: string[];
                                /** @default [] */
                                replacements: {
                                    left: {
                                        id: string;
                                        number: number;
                                        name: string;
                                        /** @default  */
                                        tag: string;
                                        /** @default 0 */
                                        carried: number;
                                        /** @default null */
                                        since: string | null;
                                    };
                                    came: string | null;
                                    lobby: string;
                                }[];
                                /** @default null */
                                closedAt: string | null;
                                /** @default null */
                                updatedAt: string | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getMatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            matches: {
                                id: string;
                                tournamentId: string;
                                stage: number;
                                lobby: string;
                                number: number;
                                /** @default false */
                                isExtra: boolean;
                                map: string;
                                rows: {
                                    [key: string]: {
                                        placement: number | null;
                                        kills: number | null;
                                        played: boolean;
                                        revision: number;
                                        by: string;
                                        byName: string;
                                        /** Format: date-time */
                                        at: string;
                                    };
                                };
                                revision: number;
                                /** @enum {string} */
                                state: "draft" | "published" | "void";
                                /** @default null */
                                publishedAt: string | null;
                                /** @default null */
                                officialAt: string | null;
                                /** @default null */
                                updatedAt: string | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    putStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    lobbySize: number;
                    /** @default [] */
                    maps?: string[];
                    points: {
                        placement: number[];
                        perKill: number;
                        /** @default null */
                        killCap?: number | null;
                    };
                    tieBreak: ("booyahs" | "kills" | "last-placement")[];
                    finish: {
                        /** @constant */
                        kind: "matches";
                        matches: number;
                    } | {
                        /** @constant */
                        kind: "best-of";
                        matches: number;
                        /** @enum {string} */
                        by: "points" | "wins";
                    } | {
                        /** @constant */
                        kind: "champion-rush";
                        matches: number;
                        /** @default 80 */
                        threshold?: number;
                    };
                    advance: {
                        perLobby: number;
                        byTable: number;
                    };
                    /** @enum {string} */
                    carry: "none" | "points" | "half";
                    /** @default false */
                    reports?: boolean;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            number: number;
                            name: string;
                            lobbySize: number;
                            /** @default [] */
                            maps: string[];
                            points: {
                                placement: number[];
                                perKill: number;
                                /** @default null */
                                killCap: number | null;
                            };
                            tieBreak: ("booyahs" | "kills" | "last-placement")[];
                            finish: {
                                /** @constant */
                                kind: "matches";
                                matches: number;
                            } | {
                                /** @constant */
                                kind: "best-of";
                                matches: number;
                                /** @enum {string} */
                                by: "points" | "wins";
                            } | {
                                /** @constant */
                                kind: "champion-rush";
                                matches: number;
                                /** @default 80 */
                                threshold: number;
                            };
                            advance: {
                                perLobby: number;
                                byTable: number;
                            };
                            /** @enum {string} */
                            carry: "none" | "points" | "half";
                            /** @default false */
                            reports: boolean;
                            /** @enum {string} */
                            state: "draft" | "playing" | "closed";
                            revision: number;
                            /** @default [] */
                            entrants: {
                                id: string;
                                number: number;
                                name: string;
                                /** @default  */
                                tag: string;
                                /** @default 0 */
                                carried: number;
                                /** @default null */
                                since: string | null;
                            }[];
                            /** @default [] */
                            lobbies: {
                                id: string;
                                units: string[];
                            }[];
                            /** @default null */
                            draw: {
                                /** @enum {string} */
                                kind: "hand" | "seed" | "random";
                                seed: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @default null */
                            tieDraw: {
                                order: string[];
                                seed: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                            } | null;
                            /** @default [] */
                            adjustments: {
                                id: string;
                                /** @enum {string} */
                                kind: "points" | "half" | "kills-only" | "disqualified";
                                unitId: string;
                                /** @default null */
                                match: number | null;
                                /** @default 0 */
                                points: number;
                                reason: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                                /** @default null */
                                revokedAt: string | null;
                            }[];
                            /** @default [] */
                            corrections: {
                                /** Format: date-time */
                                at: string;
                                text: string;
                            }[];
                            /** @default [] */
                            absent: string[];
                            /** @default [] */
                            replacements: {
                                left: {
                                    id: string;
                                    number: number;
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 0 */
                                    carried: number;
                                    /** @default null */
                                    since: string | null;
                                };
                                came: string | null;
                                lobby: string;
                            }[];
                            /** @default null */
                            closedAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    drawLobbies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    /** @enum {string} */
                    kind: "hand" | "seed" | "random";
                    lobbies?: {
                        id: string;
                        units: string[];
                    }[];
                    seed?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            number: number;
                            name: string;
                            lobbySize: number;
                            /** @default [] */
                            maps: string[];
                            points: {
                                placement: number[];
                                perKill: number;
                                /** @default null */
                                killCap: number | null;
                            };
                            tieBreak: ("booyahs" | "kills" | "last-placement")[];
                            finish: {
                                /** @constant */
                                kind: "matches";
                                matches: number;
                            } | {
                                /** @constant */
                                kind: "best-of";
                                matches: number;
                                /** @enum {string} */
                                by: "points" | "wins";
                            } | {
                                /** @constant */
                                kind: "champion-rush";
                                matches: number;
                                /** @default 80 */
                                threshold: number;
                            };
                            advance: {
                                perLobby: number;
                                byTable: number;
                            };
                            /** @enum {string} */
                            carry: "none" | "points" | "half";
                            /** @default false */
                            reports: boolean;
                            /** @enum {string} */
                            state: "draft" | "playing" | "closed";
                            revision: number;
                            /** @default [] */
                            entrants: {
                                id: string;
                                number: number;
                                name: string;
                                /** @default  */
                                tag: string;
                                /** @default 0 */
                                carried: number;
                                /** @default null */
                                since: string | null;
                            }[];
                            /** @default [] */
                            lobbies: {
                                id: string;
                                units: string[];
                            }[];
                            /** @default null */
                            draw: {
                                /** @enum {string} */
                                kind: "hand" | "seed" | "random";
                                seed: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @default null */
                            tieDraw: {
                                order: string[];
                                seed: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                            } | null;
                            /** @default [] */
                            adjustments: {
                                id: string;
                                /** @enum {string} */
                                kind: "points" | "half" | "kills-only" | "disqualified";
                                unitId: string;
                                /** @default null */
                                match: number | null;
                                /** @default 0 */
                                points: number;
                                reason: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                                /** @default null */
                                revokedAt: string | null;
                            }[];
                            /** @default [] */
                            corrections: {
                                /** Format: date-time */
                                at: string;
                                text: string;
                            }[];
                            /** @default [] */
                            absent: string[];
                            /** @default [] */
                            replacements: {
                                left: {
                                    id: string;
                                    number: number;
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 0 */
                                    carried: number;
                                    /** @default null */
                                    since: string | null;
                                };
                                came: string | null;
                                lobby: string;
                            }[];
                            /** @default null */
                            closedAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    putRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rows: {
                        [key: string]: {
                            placement: number | null;
                            kills: number | null;
                            played: boolean;
                            revision: number;
                        };
                    };
                    /** @default {} */
                    removed?: {
                        [key: string]: number;
                    };
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            stage: number;
                            lobby: string;
                            number: number;
                            /** @default false */
                            isExtra: boolean;
                            map: string;
                            rows: {
                                [key: string]: {
                                    placement: number | null;
                                    kills: number | null;
                                    played: boolean;
                                    revision: number;
                                    by: string;
                                    byName: string;
                                    /** Format: date-time */
                                    at: string;
                                };
                            };
                            revision: number;
                            /** @enum {string} */
                            state: "draft" | "published" | "void";
                            /** @default null */
                            publishedAt: string | null;
                            /** @default null */
                            officialAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    publishMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            stage: number;
                            lobby: string;
                            number: number;
                            /** @default false */
                            isExtra: boolean;
                            map: string;
                            rows: {
                                [key: string]: {
                                    placement: number | null;
                                    kills: number | null;
                                    played: boolean;
                                    revision: number;
                                    by: string;
                                    byName: string;
                                    /** Format: date-time */
                                    at: string;
                                };
                            };
                            revision: number;
                            /** @enum {string} */
                            state: "draft" | "published" | "void";
                            /** @default null */
                            publishedAt: string | null;
                            /** @default null */
                            officialAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    voidMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            stage: number;
                            lobby: string;
                            number: number;
                            /** @default false */
                            isExtra: boolean;
                            map: string;
                            rows: {
                                [key: string]: {
                                    placement: number | null;
                                    kills: number | null;
                                    played: boolean;
                                    revision: number;
                                    by: string;
                                    byName: string;
                                    /** Format: date-time */
                                    at: string;
                                };
                            };
                            revision: number;
                            /** @enum {string} */
                            state: "draft" | "published" | "void";
                            /** @default null */
                            publishedAt: string | null;
                            /** @default null */
                            officialAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    restoreMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            stage: number;
                            lobby: string;
                            number: number;
                            /** @default false */
                            isExtra: boolean;
                            map: string;
                            rows: {
                                [key: string]: {
                                    placement: number | null;
                                    kills: number | null;
                                    played: boolean;
                                    revision: number;
                                    by: string;
                                    byName: string;
                                    /** Format: date-time */
                                    at: string;
                                };
                            };
                            revision: number;
                            /** @enum {string} */
                            state: "draft" | "published" | "void";
                            /** @default null */
                            publishedAt: string | null;
                            /** @default null */
                            officialAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    addAdjustment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    requestId: string;
                    adjustment: {
                        /** @constant */
                        kind: "points";
                        unitId: string;
                        reason: string;
                        /** @default null */
                        match?: number | null;
                        points: number;
                    } | {
                        /** @constant */
                        kind: "half";
                        unitId: string;
                        reason: string;
                        match: number;
                    } | {
                        /** @constant */
                        kind: "kills-only";
                        unitId: string;
                        reason: string;
                        match: number;
                    } | {
                        /** @constant */
                        kind: "disqualified";
                        unitId: string;
                        reason: string;
                        /** @default null */
                        match?: null;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            number: number;
                            name: string;
                            lobbySize: number;
                            /** @default [] */
                            maps: string[];
                            points: {
                                placement: number[];
                                perKill: number;
                                /** @default null */
                                killCap: number | null;
                            };
                            tieBreak: ("booyahs" | "kills" | "last-placement")[];
                            finish: {
                                /** @constant */
                                kind: "matches";
                                matches: number;
                            } | {
                                /** @constant */
                                kind: "best-of";
                                matches: number;
                                /** @enum {string} */
                                by: "points" | "wins";
                            } | {
                                /** @constant */
                                kind: "champion-rush";
                                matches: number;
                                /** @default 80 */
                                threshold: number;
                            };
                            advance: {
                                perLobby: number;
                                byTable: number;
                            };
                            /** @enum {string} */
                            carry: "none" | "points" | "half";
                            /** @default false */
                            reports: boolean;
                            /** @enum {string} */
                            state: "draft" | "playing" | "closed";
                            revision: number;
                            /** @default [] */
                            entrants: {
                                id: string;
                                number: number;
                                name: string;
                                /** @default  */
                                tag: string;
                                /** @default 0 */
                                carried: number;
                                /** @default null */
                                since: string | null;
                            }[];
                            /** @default [] */
                            lobbies: {
                                id: string;
                                units: string[];
                            }[];
                            /** @default null */
                            draw: {
                                /** @enum {string} */
                                kind: "hand" | "seed" | "random";
                                seed: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @default null */
                            tieDraw: {
                                order: string[];
                                seed: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                            } | null;
                            /** @default [] */
                            adjustments: {
                                id: string;
                                /** @enum {string} */
                                kind: "points" | "half" | "kills-only" | "disqualified";
                                unitId: string;
                                /** @default null */
                                match: number | null;
                                /** @default 0 */
                                points: number;
                                reason: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                                /** @default null */
                                revokedAt: string | null;
                            }[];
                            /** @default [] */
                            corrections: {
                                /** Format: date-time */
                                at: string;
                                text: string;
                            }[];
                            /** @default [] */
                            absent: string[];
                            /** @default [] */
                            replacements: {
                                left: {
                                    id: string;
                                    number: number;
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 0 */
                                    carried: number;
                                    /** @default null */
                                    since: string | null;
                                };
                                came: string | null;
                                lobby: string;
                            }[];
                            /** @default null */
                            closedAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    revokeAdjustment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
                adjustment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            number: number;
                            name: string;
                            lobbySize: number;
                            /** @default [] */
                            maps: string[];
                            points: {
                                placement: number[];
                                perKill: number;
                                /** @default null */
                                killCap: number | null;
                            };
                            tieBreak: ("booyahs" | "kills" | "last-placement")[];
                            finish: {
                                /** @constant */
                                kind: "matches";
                                matches: number;
                            } | {
                                /** @constant */
                                kind: "best-of";
                                matches: number;
                                /** @enum {string} */
                                by: "points" | "wins";
                            } | {
                                /** @constant */
                                kind: "champion-rush";
                                matches: number;
                                /** @default 80 */
                                threshold: number;
                            };
                            advance: {
                                perLobby: number;
                                byTable: number;
                            };
                            /** @enum {string} */
                            carry: "none" | "points" | "half";
                            /** @default false */
                            reports: boolean;
                            /** @enum {string} */
                            state: "draft" | "playing" | "closed";
                            revision: number;
                            /** @default [] */
                            entrants: {
                                id: string;
                                number: number;
                                name: string;
                                /** @default  */
                                tag: string;
                                /** @default 0 */
                                carried: number;
                                /** @default null */
                                since: string | null;
                            }[];
                            /** @default [] */
                            lobbies: {
                                id: string;
                                units: string[];
                            }[];
                            /** @default null */
                            draw: {
                                /** @enum {string} */
                                kind: "hand" | "seed" | "random";
                                seed: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @default null */
                            tieDraw: {
                                order: string[];
                                seed: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                            } | null;
                            /** @default [] */
                            adjustments: {
                                id: string;
                                /** @enum {string} */
                                kind: "points" | "half" | "kills-only" | "disqualified";
                                unitId: string;
                                /** @default null */
                                match: number | null;
                                /** @default 0 */
                                points: number;
                                reason: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                                /** @default null */
                                revokedAt: string | null;
                            }[];
                            /** @default [] */
                            corrections: {
                                /** Format: date-time */
                                at: string;
                                text: string;
                            }[];
                            /** @default [] */
                            absent: string[];
                            /** @default [] */
                            replacements: {
                                left: {
                                    id: string;
                                    number: number;
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 0 */
                                    carried: number;
                                    /** @default null */
                                    since: string | null;
                                };
                                came: string | null;
                                lobby: string;
                            }[];
                            /** @default null */
                            closedAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    drawTie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    seed: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            number: number;
                            name: string;
                            lobbySize: number;
                            /** @default [] */
                            maps: string[];
                            points: {
                                placement: number[];
                                perKill: number;
                                /** @default null */
                                killCap: number | null;
                            };
                            tieBreak: ("booyahs" | "kills" | "last-placement")[];
                            finish: {
                                /** @constant */
                                kind: "matches";
                                matches: number;
                            } | {
                                /** @constant */
                                kind: "best-of";
                                matches: number;
                                /** @enum {string} */
                                by: "points" | "wins";
                            } | {
                                /** @constant */
                                kind: "champion-rush";
                                matches: number;
                                /** @default 80 */
                                threshold: number;
                            };
                            advance: {
                                perLobby: number;
                                byTable: number;
                            };
                            /** @enum {string} */
                            carry: "none" | "points" | "half";
                            /** @default false */
                            reports: boolean;
                            /** @enum {string} */
                            state: "draft" | "playing" | "closed";
                            revision: number;
                            /** @default [] */
                            entrants: {
                                id: string;
                                number: number;
                                name: string;
                                /** @default  */
                                tag: string;
                                /** @default 0 */
                                carried: number;
                                /** @default null */
                                since: string | null;
                            }[];
                            /** @default [] */
                            lobbies: {
                                id: string;
                                units: string[];
                            }[];
                            /** @default null */
                            draw: {
                                /** @enum {string} */
                                kind: "hand" | "seed" | "random";
                                seed: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @default null */
                            tieDraw: {
                                order: string[];
                                seed: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                            } | null;
                            /** @default [] */
                            adjustments: {
                                id: string;
                                /** @enum {string} */
                                kind: "points" | "half" | "kills-only" | "disqualified";
                                unitId: string;
                                /** @default null */
                                match: number | null;
                                /** @default 0 */
                                points: number;
                                reason: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                                /** @default null */
                                revokedAt: string | null;
                            }[];
                            /** @default [] */
                            corrections: {
                                /** Format: date-time */
                                at: string;
                                text: string;
                            }[];
                            /** @default [] */
                            absent: string[];
                            /** @default [] */
                            replacements: {
                                left: {
                                    id: string;
                                    number: number;
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 0 */
                                    carried: number;
                                    /** @default null */
                                    since: string | null;
                                };
                                came: string | null;
                                lobby: string;
                            }[];
                            /** @default null */
                            closedAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    closeStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            number: number;
                            name: string;
                            lobbySize: number;
                            /** @default [] */
                            maps: string[];
                            points: {
                                placement: number[];
                                perKill: number;
                                /** @default null */
                                killCap: number | null;
                            };
                            tieBreak: ("booyahs" | "kills" | "last-placement")[];
                            finish: {
                                /** @constant */
                                kind: "matches";
                                matches: number;
                            } | {
                                /** @constant */
                                kind: "best-of";
                                matches: number;
                                /** @enum {string} */
                                by: "points" | "wins";
                            } | {
                                /** @constant */
                                kind: "champion-rush";
                                matches: number;
                                /** @default 80 */
                                threshold: number;
                            };
                            advance: {
                                perLobby: number;
                                byTable: number;
                            };
                            /** @enum {string} */
                            carry: "none" | "points" | "half";
                            /** @default false */
                            reports: boolean;
                            /** @enum {string} */
                            state: "draft" | "playing" | "closed";
                            revision: number;
                            /** @default [] */
                            entrants: {
                                id: string;
                                number: number;
                                name: string;
                                /** @default  */
                                tag: string;
                                /** @default 0 */
                                carried: number;
                                /** @default null */
                                since: string | null;
                            }[];
                            /** @default [] */
                            lobbies: {
                                id: string;
                                units: string[];
                            }[];
                            /** @default null */
                            draw: {
                                /** @enum {string} */
                                kind: "hand" | "seed" | "random";
                                seed: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @default null */
                            tieDraw: {
                                order: string[];
                                seed: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                            } | null;
                            /** @default [] */
                            adjustments: {
                                id: string;
                                /** @enum {string} */
                                kind: "points" | "half" | "kills-only" | "disqualified";
                                unitId: string;
                                /** @default null */
                                match: number | null;
                                /** @default 0 */
                                points: number;
                                reason: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                                /** @default null */
                                revokedAt: string | null;
                            }[];
                            /** @default [] */
                            corrections: {
                                /** Format: date-time */
                                at: string;
                                text: string;
                            }[];
                            /** @default [] */
                            absent: string[];
                            /** @default [] */
                            replacements: {
                                left: {
                                    id: string;
                                    number: number;
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 0 */
                                    carried: number;
                                    /** @default null */
                                    since: string | null;
                                };
                                came: string | null;
                                lobby: string;
                            }[];
                            /** @default null */
                            closedAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    reopenStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            number: number;
                            name: string;
                            lobbySize: number;
                            /** @default [] */
                            maps: string[];
                            points: {
                                placement: number[];
                                perKill: number;
                                /** @default null */
                                killCap: number | null;
                            };
                            tieBreak: ("booyahs" | "kills" | "last-placement")[];
                            finish: {
                                /** @constant */
                                kind: "matches";
                                matches: number;
                            } | {
                                /** @constant */
                                kind: "best-of";
                                matches: number;
                                /** @enum {string} */
                                by: "points" | "wins";
                            } | {
                                /** @constant */
                                kind: "champion-rush";
                                matches: number;
                                /** @default 80 */
                                threshold: number;
                            };
                            advance: {
                                perLobby: number;
                                byTable: number;
                            };
                            /** @enum {string} */
                            carry: "none" | "points" | "half";
                            /** @default false */
                            reports: boolean;
                            /** @enum {string} */
                            state: "draft" | "playing" | "closed";
                            revision: number;
                            /** @default [] */
                            entrants: {
                                id: string;
                                number: number;
                                name: string;
                                /** @default  */
                                tag: string;
                                /** @default 0 */
                                carried: number;
                                /** @default null */
                                since: string | null;
                            }[];
                            /** @default [] */
                            lobbies: {
                                id: string;
                                units: string[];
                            }[];
                            /** @default null */
                            draw: {
                                /** @enum {string} */
                                kind: "hand" | "seed" | "random";
                                seed: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @default null */
                            tieDraw: {
                                order: string[];
                                seed: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                            } | null;
                            /** @default [] */
                            adjustments: {
                                id: string;
                                /** @enum {string} */
                                kind: "points" | "half" | "kills-only" | "disqualified";
                                unitId: string;
                                /** @default null */
                                match: number | null;
                                /** @default 0 */
                                points: number;
                                reason: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                                /** @default null */
                                revokedAt: string | null;
                            }[];
                            /** @default [] */
                            corrections: {
                                /** Format: date-time */
                                at: string;
                                text: string;
                            }[];
                            /** @default [] */
                            absent: string[];
                            /** @default [] */
                            replacements: {
                                left: {
                                    id: string;
                                    number: number;
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 0 */
                                    carried: number;
                                    /** @default null */
                                    since: string | null;
                                };
                                came: string | null;
                                lobby: string;
                            }[];
                            /** @default null */
                            closedAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    replaceEntrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    unitId: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            number: number;
                            name: string;
                            lobbySize: number;
                            /** @default [] */
                            maps: string[];
                            points: {
                                placement: number[];
                                perKill: number;
                                /** @default null */
                                killCap: number | null;
                            };
                            tieBreak: ("booyahs" | "kills" | "last-placement")[];
                            finish: {
                                /** @constant */
                                kind: "matches";
                                matches: number;
                            } | {
                                /** @constant */
                                kind: "best-of";
                                matches: number;
                                /** @enum {string} */
                                by: "points" | "wins";
                            } | {
                                /** @constant */
                                kind: "champion-rush";
                                matches: number;
                                /** @default 80 */
                                threshold: number;
                            };
                            advance: {
                                perLobby: number;
                                byTable: number;
                            };
                            /** @enum {string} */
                            carry: "none" | "points" | "half";
                            /** @default false */
                            reports: boolean;
                            /** @enum {string} */
                            state: "draft" | "playing" | "closed";
                            revision: number;
                            /** @default [] */
                            entrants: {
                                id: string;
                                number: number;
                                name: string;
                                /** @default  */
                                tag: string;
                                /** @default 0 */
                                carried: number;
                                /** @default null */
                                since: string | null;
                            }[];
                            /** @default [] */
                            lobbies: {
                                id: string;
                                units: string[];
                            }[];
                            /** @default null */
                            draw: {
                                /** @enum {string} */
                                kind: "hand" | "seed" | "random";
                                seed: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @default null */
                            tieDraw: {
                                order: string[];
                                seed: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                            } | null;
                            /** @default [] */
                            adjustments: {
                                id: string;
                                /** @enum {string} */
                                kind: "points" | "half" | "kills-only" | "disqualified";
                                unitId: string;
                                /** @default null */
                                match: number | null;
                                /** @default 0 */
                                points: number;
                                reason: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                                /** @default null */
                                revokedAt: string | null;
                            }[];
                            /** @default [] */
                            corrections: {
                                /** Format: date-time */
                                at: string;
                                text: string;
                            }[];
                            /** @default [] */
                            absent: string[];
                            /** @default [] */
                            replacements: {
                                left: {
                                    id: string;
                                    number: number;
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 0 */
                                    carried: number;
                                    /** @default null */
                                    since: string | null;
                                };
                                came: string | null;
                                lobby: string;
                            }[];
                            /** @default null */
                            closedAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    returnEntrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    unitId: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            number: number;
                            name: string;
                            lobbySize: number;
                            /** @default [] */
                            maps: string[];
                            points: {
                                placement: number[];
                                perKill: number;
                                /** @default null */
                                killCap: number | null;
                            };
                            tieBreak: ("booyahs" | "kills" | "last-placement")[];
                            finish: {
                                /** @constant */
                                kind: "matches";
                                matches: number;
                            } | {
                                /** @constant */
                                kind: "best-of";
                                matches: number;
                                /** @enum {string} */
                                by: "points" | "wins";
                            } | {
                                /** @constant */
                                kind: "champion-rush";
                                matches: number;
                                /** @default 80 */
                                threshold: number;
                            };
                            advance: {
                                perLobby: number;
                                byTable: number;
                            };
                            /** @enum {string} */
                            carry: "none" | "points" | "half";
                            /** @default false */
                            reports: boolean;
                            /** @enum {string} */
                            state: "draft" | "playing" | "closed";
                            revision: number;
                            /** @default [] */
                            entrants: {
                                id: string;
                                number: number;
                                name: string;
                                /** @default  */
                                tag: string;
                                /** @default 0 */
                                carried: number;
                                /** @default null */
                                since: string | null;
                            }[];
                            /** @default [] */
                            lobbies: {
                                id: string;
                                units: string[];
                            }[];
                            /** @default null */
                            draw: {
                                /** @enum {string} */
                                kind: "hand" | "seed" | "random";
                                seed: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @default null */
                            tieDraw: {
                                order: string[];
                                seed: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                            } | null;
                            /** @default [] */
                            adjustments: {
                                id: string;
                                /** @enum {string} */
                                kind: "points" | "half" | "kills-only" | "disqualified";
                                unitId: string;
                                /** @default null */
                                match: number | null;
                                /** @default 0 */
                                points: number;
                                reason: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                                /** @default null */
                                revokedAt: string | null;
                            }[];
                            /** @default [] */
                            corrections: {
                                /** Format: date-time */
                                at: string;
                                text: string;
                            }[];
                            /** @default [] */
                            absent: string[];
                            /** @default [] */
                            replacements: {
                                left: {
                                    id: string;
                                    number: number;
                                    name: string;
                                    /** @default  */
                                    tag: string;
                                    /** @default 0 */
                                    carried: number;
                                    /** @default null */
                                    since: string | null;
                                };
                                came: string | null;
                                lobby: string;
                            }[];
                            /** @default null */
                            closedAt: string | null;
                            /** @default null */
                            updatedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getReportPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
                match: string;
                unit: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    discardReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                stage: number;
                match: string;
                unit: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    discarded: boolean;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            stage: number;
                            match: string;
                            registrationId: string;
                            placement: number;
                            kills: number;
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: uuid */
                            requestId: string;
                            revision: number;
                            width: number;
                            height: number;
                            /** @default null */
                            discardedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getOwnReports: {
        parameters: {
            query?: never;
            header: {
                "Private-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            matches: {
                                stage: number;
                                stageName: string;
                                match: string;
                                number: number;
                                map: string;
                                places: number;
                                isOpen: boolean;
                                /** @default null */
                                report: {
                                    placement: number;
                                    kills: number;
                                    /** Format: date-time */
                                    sentAt: string;
                                    /** @enum {string} */
                                    state: "sent" | "accepted" | "discarded" | "other";
                                } | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    sendReport: {
        parameters: {
            query: {
                requestId: string;
                placement: number;
                kills: number;
            };
            header: {
                "Private-Code": string;
            };
            path: {
                stage: number;
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            matches: {
                                stage: number;
                                stageName: string;
                                match: string;
                                number: number;
                                map: string;
                                places: number;
                                isOpen: boolean;
                                /** @default null */
                                report: {
                                    placement: number;
                                    kills: number;
                                    /** Format: date-time */
                                    sentAt: string;
                                    /** @enum {string} */
                                    state: "sent" | "accepted" | "discarded" | "other";
                                } | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header: {
                "Invitation-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            tournamentId: string;
                            tournamentName: string;
                            /** @enum {string} */
                            role: "captain" | "player" | "substitute";
                            unit: {
                                name: string;
                                /** @default  */
                                tag: string;
                                /** @default 1 */
                                size: number;
                            };
                            captain: string;
                            members: {
                                slot: number;
                                /** @enum {string} */
                                role: "captain" | "player" | "substitute";
                                /** @enum {string} */
                                state: "invited" | "accepted";
                                name: string;
                            }[];
                            /**
                             * @default held
                             * @enum {string}
                             */
                            place: "held" | "waiting" | "released";
                            /** @default null */
                            incompleteUntil: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    freeFireId: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    /** @default  */
                    nick?: string;
                    /** Format: uuid */
                    requestId: string;
                    invitationCode: string;
                    /** @default {} */
                    answers?: {
                        [key: string]: string | string[];
                    };
                    /** @default null */
                    acceptedVersion?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            tournamentId: string;
                            /**
                             * @default held
                             * @enum {string}
                             */
                            place: "held" | "waiting" | "released";
                            /** Format: date-time */
                            acceptedAt: string;
                            privateCode: string;
                            ticketId: string;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getOwnRegistration: {
        parameters: {
            query?: never;
            header: {
                "Private-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OwnRegistration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawRegistration: {
        parameters: {
            query?: never;
            header: {
                "Private-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            erased: true;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    editOwnRegistration: {
        parameters: {
            query?: never;
            header: {
                "Private-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nick?: string;
                    unit?: {
                        name: string;
                        /** @default  */
                        tag?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OwnRegistration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    replaceInvitation: {
        parameters: {
            query?: never;
            header: {
                "Private-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slot: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OwnRegistration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    replaceOwnTicket: {
        parameters: {
            query?: never;
            header: {
                "Private-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OwnRegistration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawUnit: {
        parameters: {
            query?: never;
            header: {
                "Private-Code": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            erased: true;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    replaceTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    freeFireId: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    /** @default  */
                    nick?: string;
                    /** @default null */
                    requestId?: string | null;
                    reason: string;
                    slot?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    replaceMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    freeFireId: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    /** @default  */
                    nick?: string;
                    /** @default null */
                    requestId?: string | null;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    correctMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName?: string;
                    freeFireId?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    nick?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    decideNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    taken: boolean;
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    checkFreeFireId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournamentId: string;
                freeFireId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            exists: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listRegistrations: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                tournamentId?: string;
                status?: "pending" | "approved" | "rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            registrations: components["schemas"]["Registration"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    freeFireId: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    /** @default  */
                    nick?: string;
                    /** @default null */
                    unit?: {
                        name: string;
                        /** @default  */
                        tag?: string;
                    } | null;
                    /** @default null */
                    requestId?: string | null;
                    tournamentId: string;
                    /** @default {} */
                    answers?: {
                        [key: string]: string | string[];
                    };
                    /** @default null */
                    acceptedVersion?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RegistrationReceipt"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listTournamentRegistrations: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                status?: "pending" | "approved" | "rejected";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            registrations: components["schemas"]["Registration"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    addRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    freeFireId: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    /** @default  */
                    nick?: string;
                    /** @default null */
                    unit?: {
                        name: string;
                        /** @default  */
                        tag?: string;
                    } | null;
                    /** @default null */
                    requestId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    correctRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName?: string;
                    freeFireId?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    nick?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    setRegistrationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "pending" | "approved" | "rejected";
                    reason?: string;
                    /** @enum {string} */
                    expected?: "pending" | "approved" | "rejected";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    approveRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    /** @enum {string} */
                    expected?: "pending" | "approved" | "rejected";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BatchResult"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    rejectRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    reason?: string;
                    /** @enum {string} */
                    expected?: "pending" | "approved" | "rejected";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BatchResult"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    exportRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listActiveQuestions: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            questions: components["schemas"]["Question"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    validateAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answers: {
                        [key: string]: string | string[];
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            valid: boolean;
                            errors: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            questions: components["schemas"]["Question"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /** @enum {string} */
                    type: "text" | "textarea" | "select" | "radio" | "checkbox";
                    /** @default false */
                    required?: boolean;
                    /** @default  */
                    placeholder?: string;
                    /** @default [] */
                    options?: string[];
                    /** @default true */
                    active?: boolean;
                    /** @default null */
                    requestId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Question"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listQuestionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            types: {
                                /** @enum {string} */
                                value: "text" | "textarea" | "select" | "radio" | "checkbox";
                                label: string;
                                needsOptions: boolean;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    previewQuestionForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            fields: {
                                id: string;
                                label: string;
                                /** @default  */
                                placeholder: string;
                                /** @default false */
                                required: boolean;
                                /** @default [] */
                                options: string[];
                                type: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Question"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    updateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    readonly order?: unknown;
                    id?: string;
                    updatedAt?: string | null;
                    expectedUpdatedAt?: string | null;
                    text?: string;
                    /** @enum {string} */
                    type?: "text" | "textarea" | "select" | "radio" | "checkbox";
                    required?: boolean;
                    placeholder?: string;
                    options?: string[];
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Question"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    toggleQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Question"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    reorderQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    questions: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            questions: components["schemas"]["Question"][];
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    activateQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BatchResult"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deactivateQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BatchResult"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BatchResult"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Form"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    updateForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    readonly responseCount?: unknown;
                    readonly registersFor?: unknown;
                    id?: string;
                    updatedAt?: string | null;
                    expectedUpdatedAt?: string | null;
                    title?: string;
                    description?: string;
                    isActive?: boolean;
                    closesAt?: string | null;
                    maxResponses?: number | null;
                    onePerDevice?: boolean;
                    fields?: {
                        id: string;
                        label: string;
                        /** @default  */
                        placeholder?: string;
                        /** @default false */
                        required?: boolean;
                        /** @default [] */
                        options?: string[];
                        /** @enum {string} */
                        type: "text" | "email" | "phone" | "number" | "date" | "textarea" | "select" | "radio" | "checkbox" | "rating";
                    }[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Form"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteForm: {
        parameters: {
            query?: {
                force?: "true" | "false";
            };
            header?: never;
            path: {
                formId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            deletedResponses: number;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listForms: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            forms: components["schemas"]["Form"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** @default  */
                    description?: string;
                    /** @default true */
                    isActive?: boolean;
                    closesAt?: string | null;
                    /** @default null */
                    maxResponses?: number | null;
                    /** @default false */
                    onePerDevice?: boolean;
                    fields: {
                        id: string;
                        label: string;
                        /** @default  */
                        placeholder?: string;
                        /** @default false */
                        required?: boolean;
                        /** @default [] */
                        options?: string[];
                        /** @enum {string} */
                        type: "text" | "email" | "phone" | "number" | "date" | "textarea" | "select" | "radio" | "checkbox" | "rating";
                    }[];
                    /** @default null */
                    requestId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Form"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listFormResponses: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                formId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            responses: components["schemas"]["FormResponse"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createFormResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    requestId: string;
                    answers: {
                        [key: string]: string | string[];
                    };
                    /** @default null */
                    deviceId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            id: string;
                            /** Format: date-time */
                            submittedAt: string;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    exportFormResponses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                kind?: "tournaments" | "registrations" | "questions" | "forms" | "people" | "site";
                actor?: string;
                tournamentId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            entries: components["schemas"]["AuditEntry"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            imageId: string;
                            /** Format: uri-reference */
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            400: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Settings"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string;
                    updatedAt?: string | null;
                    expectedUpdatedAt?: string | null;
                    brand?: {
                        name: string;
                        tagline: string;
                        description: string;
                    };
                    contacts?: {
                        phone: string;
                        email: string;
                    };
                    community?: {
                        label: string;
                        url: string;
                    }[];
                    defaultRules?: string;
                    termsVersion?: string;
                    keepPlayersDays?: number | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Settings"];
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            400: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
}

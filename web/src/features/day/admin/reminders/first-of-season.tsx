import { whatsAppNumber } from '@copa/domain/contact/phone-number';
import type { Reminder, Reminders } from '@copa/domain/day/reminder';
import { firstNameOf } from '@copa/domain/people/first-name';
import { getReserved } from '@copa/domain/seasons/endpoints';
import { namedHour } from '@copa/domain/time/hours';
import { stepsLeft } from '@copa/domain/tournaments/places/reservation-lines';
import { type RegistrationRefusal, registrationRefusal } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { REFUSAL_MESSAGES } from '@copa/domain/tournaments/words/refusals';
import type * as z from 'zod/mini';
import { AdminSection, Fold } from '../../../../components/admin/admin-section.tsx';
import { LoadError, PartSkeleton } from '../../../../components/admin/query-states.tsx';
import { Row, Rows } from '../../../../components/admin/rows.tsx';
import { inboxPath, unitPath } from '../../../../components/admin/tournament/tournament-tabs.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { whatsAppUrl } from '../../../../components/share-buttons.tsx';
import { paths } from '../../../../config/paths.ts';
import { useVersionedQuery } from '../../../../lib/admin/admin-api.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as adminWords from '../../words/admin.ts';
import * as words from '../../words/first-of-season.ts';
import type { Day } from '../use-day.ts';
import { KeptPlace, ROW, Told } from './reminder-list.tsx';
import { useNote } from './use-reminder-link.ts';
import { useStillRows } from './use-still-rows.tsx';

type First = z.output<typeof getReserved.data>;
type Player = First['rows'][number];
type Contact = NonNullable<Player['contact']>;

export default function FirstOfSeason({
  day: { tournament, units, reminders, isWhole },
}: {
  readonly day: Day;
}) {
  const { id } = tournament;
  // `version` lists the units, because their count stays the same if one unit leaves and another comes.
  const version = units
    .filter(({ place, status }) => place !== 'released' && status !== 'rejected')
    .map((unit) => `${unit.id} ${unit.place}`)
    .toSorted()
    .join();
  const asked = useVersionedQuery(
    getReserved,
    { params: { id } },
    { version, againMs: 0, isFinal: () => true },
  );
  if (asked.isPending) return <PartSkeleton label={words.loading} className="h-40" />;
  if (asked.data === undefined) return <LoadError query={asked} />;
  const { season, first, rows } = asked.data;
  const came = rows.filter(({ registration }) => registration !== null);
  const missing = rows.filter(({ registration }) => registration === null);
  const summary =
    rows.length === 0
      ? words.nobodyRanked
      : missing.length === 0
        ? words.allCame
        : words.cameOf(came.length, rows.length);
  return (
    <AdminSection title={words.title(first, season)}>
      <output className="text-mist">{summary}</output>
      {missing.length > 0 && <Missing {...{ tournament, season, missing, reminders, isWhole }} />}
      {came.length > 0 && (
        <Fold summary={words.came(came.length)}>
          <Rows label={words.came(came.length)}>
            {came.map((player) => (
              <Came key={player.number} player={player} tournamentId={id} />
            ))}
          </Rows>
        </Fold>
      )}
    </AdminSection>
  );
}

interface CameProps {
  readonly player: Player;
  readonly tournamentId: string;
}

function Came({ player: { rank, name, registration }, tournamentId }: CameProps) {
  const target = registration === null ? inboxPath(tournamentId) : unitPath(tournamentId, registration.id);
  return (
    <Row title={words.named(rank, name)} target={target}>
      <p className="truncate text-sm text-mist">
        {registration?.isWaiting === true ? words.waits : words.hasPlace}
        {registration?.isUnproven === true && (
          <>
            {' · '}
            <span className="text-warning" title={words.unprovenText}>
              {words.unproven}
            </span>
          </>
        )}
      </p>
    </Row>
  );
}

interface MissingProps {
  readonly tournament: Tournament;
  readonly season: string;
  readonly missing: readonly Player[];
  readonly reminders: Reminders['units'];
  readonly isWhole: boolean;
}

const NEW_ONES_WAIT = {};

function Missing({ missing, reminders, isWhole, ...about }: MissingProps) {
  const refusal = registrationRefusal(about.tournament, serverNow());
  const whyNobody = refusal && WHY_NOBODY[refusal];
  const toldOf = ({ contact }: Player) => {
    const reminder = contact === null ? undefined : reminders[contact.memberId];
    return reminder?.about === 'reserved' ? reminder : null;
  };
  const at = (player: Player) => toldOf(player)?.at.getTime() ?? 0;
  const listed = missing
    .toSorted((one, other) => at(one) - at(other))
    .map((player) => ({ ...player, id: String(player.number) }));
  const { shown, left, renewal } = useStillRows(listed, isWhole, NEW_ONES_WAIT);
  return (
    <>
      <ul aria-label={words.missing(missing.length)} className="grid gap-2">
        {shown.map((player) => (
          <KeptPlace
            key={player.id}
            isLeft={left.has(player.id)}
            title={words.named(player.rank, player.name)}
          >
            {player.contact === null || whyNobody !== null ? (
              <p className={ROW}>
                <span className="grid min-w-0 flex-1">
                  <span className="font-semibold">{words.named(player.rank, player.name)}</span>
                  <span className="text-sm text-mist">{whyNobody ?? words.unreachable}</span>
                </span>
              </p>
            ) : (
              <MissingRow {...about} player={player} contact={player.contact} reminder={toldOf(player)} />
            )}
          </KeptPlace>
        ))}
      </ul>
      {renewal}
    </>
  );
}

const WHY_NOBODY: Readonly<Record<RegistrationRefusal, string>> = {
  'tournament-not-published': REFUSAL_MESSAGES['tournament-not-published'],
  'registration-form-missing': words.noForm,
  'registration-closed': words.tooLate,
  'tournament-cancelled': words.tooLate,
  'tournament-full': words.full,
};

interface MissingRowProps extends Pick<MissingProps, 'tournament' | 'season'> {
  readonly player: Player;
  readonly contact: Contact;
  readonly reminder: Reminder | null;
}

function MissingRow({ tournament, season, player, contact, reminder }: MissingRowProps) {
  const { name: brand } = useSite();
  const { registrationId, memberId, fullName, phone } = contact;
  const number = whatsAppNumber(phone, tournament.timeZone);
  const note = useNote(tournament, player.name, { registrationId, memberId, about: 'reserved' });
  return (
    <a
      href={whatsAppUrl(number, messageTo(player, contact, { tournament, season }, brand))}
      target="_blank"
      rel="noopener noreferrer"
      onClick={note}
      className={ROW}
    >
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-semibold">
          <span className="sr-only">{adminWords.notifyByWhatsApp}</span>{' '}
          {words.named(player.rank, player.name)}
        </span>
        <span className="truncate text-sm text-dim">{fullName}</span>
        <Told about="reserved" reminder={reminder} />
        {number === null && <span className="text-sm text-warning">{adminWords.doubtfulNumber(phone)}</span>}
      </span>
      <Icon name={reminder === null ? 'whatsapp' : 'check'} className="size-6 text-success" />
    </a>
  );
}

function messageTo(
  { rank }: Player,
  { fullName }: Contact,
  { tournament, season }: Pick<MissingProps, 'tournament' | 'season'>,
  brand: string,
): string {
  const now = serverNow();
  const [step] = stepsLeft(tournament, now);
  const until =
    step === undefined ? words.inTime : words.before(namedHour(step.endsAt, tournament.timeZone, now));
  return [
    adminWords.greeting(firstNameOf(fullName), brand),
    words.invites(season, rank, tournament.name, until),
    `${globalThis.location.origin}${paths.tournament.to(tournament.id)}`,
  ].join('\n');
}

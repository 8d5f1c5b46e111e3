import { whatsAppNumber } from '@copa/domain/contact/phone-number';
import { getForm } from '@copa/domain/forms/endpoints';
import type { Answer, Answers } from '@copa/domain/questions/answers';
import { listQuestions } from '@copa/domain/questions/endpoints';
import type { AcceptedMember } from '@copa/domain/registrations/member';
import { PLAYER_FIELDS, type PlayerField } from '@copa/domain/registrations/player';
import type { Registration } from '@copa/domain/registrations/registration';
import { additionalFields } from '@copa/domain/registrations/registration';
import * as ages from '@copa/domain/registrations/words/consent';
import { ownAt } from '@copa/domain/time/hours';
import { type ReactNode, useContext } from 'react';
import { Button, ExternalLinkButton } from '../../../../components/button.tsx';
import { CopyButton, whatsAppUrl } from '../../../../components/share-buttons.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useApiQuery, useWholeList } from '../../../../lib/admin/admin-api.ts';
import { cx } from '../../../../lib/cx.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/player.ts';
import { isTeam, shortName } from '../unit-words.ts';
import { mailUrl, playerMessage, playerText, ticketMessage } from './player-message.ts';
import { RecordContext } from './record-context.ts';
import { ticketUrl } from './ticket-section.tsx';

interface PlayerSectionProps {
  readonly registration: Registration;
  readonly player: AcceptedMember;
  readonly tournament: ListedTournament | null;
  readonly onCorrect: () => void;
  readonly children?: ReactNode;
}

export function PlayerSection(props: PlayerSectionProps) {
  const { registration, player, tournament, onCorrect, children } = props;
  const { answers, acceptance } = player;
  const now = useNow();
  const number = whatsAppNumber(player.phone, tournament?.timeZone ?? '');
  const { name: brand } = useSite();
  const message = playerMessage(registration, player, tournament, brand);
  const url = ticketUrl(registration);
  const recordOf = useContext(RecordContext);
  return (
    <div className="grid gap-5">
      <Contact player={player} />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <ExternalLinkButton variant="secondary" icon="whatsapp" href={whatsAppUrl(number, message)}>
            {words.writeWhatsApp}
          </ExternalLinkButton>
          <ExternalLinkButton
            variant="secondary"
            icon="link"
            href={whatsAppUrl(number, ticketMessage(registration, player, tournament, brand, url))}
          >
            {words.sendTicket}
          </ExternalLinkButton>
          <CopyButton value={playerText(registration, player, tournament)} label={words.copyData} />
          <Button variant="secondary" onClick={onCorrect}>
            {words.correct}
          </Button>
          {children}
        </div>
        {number === null && <p className="text-sm text-dim">{words.noCountryCode}</p>}
      </div>
      {recordOf({
        registrationId: registration.id,
        memberId: player.id,
        name: shortName(player),
        isInTeam: isTeam(registration),
        isOut: registration.status === 'rejected',
      })}
      <div className="grid gap-3">
        <h4 className="text-lg uppercase">{words.answers}</h4>
        <RegistrationAnswers answers={answers} formId={tournament?.linkedFormId ?? null} />
        <p className="text-sm text-dim wrap-anywhere">
          {acceptance === null
            ? words.rulesNotAccepted
            : words.rulesAccepted(ownAt(acceptance.at, now), acceptance.version)}
        </p>
      </div>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] items-center gap-2 border-b border-line/60 py-1">
      <dt className="text-sm text-dim">{label}</dt>
      <dd className="grid min-h-11 min-w-0 items-center">{children}</dd>
    </div>
  );
}

const contactLink = 'flex min-h-11 items-center break-all text-gold underline underline-offset-4';

/** The panel has the name as its title. */
const LINES = [...new Set<PlayerField>(['nick', 'freeFireId', 'phone', ...PLAYER_FIELDS])].filter(
  (field) => field !== 'fullName',
);

function Contact({ player }: { player: AcceptedMember }) {
  const { ageBand, consent } = player;
  return (
    <dl>
      {LINES.map((field) => {
        const value = lineOf(field, player[field]);
        return (
          value !== null && (
            <Line key={field} label={words.playerNames[field]}>
              {value}
            </Line>
          )
        );
      })}
      <Line label={words.age}>
        <span className="wrap-anywhere">
          {ageBand === null ? ages.ageUnknown : ages.ageOf[ageBand]}
          {ageBand === 'minor' &&
            ` · ${consent === null ? ages.needsConsent : ages.consentGiven(consent.cameAbout)}`}
        </span>
      </Line>
    </dl>
  );
}

function lineOf(field: PlayerField, value: string): ReactNode {
  if (value === '') return null;
  switch (field) {
    case 'freeFireId':
      return <span className="font-semibold tabular-nums">{value}</span>;
    case 'phone':
      return (
        <a href={`tel:${value.replaceAll(/[^\d+]/g, '')}`} className={contactLink}>
          {value}
        </a>
      );
    case 'email':
      return (
        <a href={mailUrl(value)} className={contactLink}>
          {value}
        </a>
      );
    default:
      return <span className="font-semibold wrap-anywhere">{value}</span>;
  }
}

function RegistrationAnswers({ answers: given, formId }: { answers: Answers; formId: string | null }) {
  const questions = useWholeList(listQuestions);
  const form = useApiQuery(getForm, { params: { formId: formId ?? '' } }, { enabled: formId !== null });
  const answers = Object.entries(given);
  const failure = questions.error ?? form.error;
  if (failure !== null && (questions.data === undefined || (formId !== null && form.data === undefined))) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-warning">{words.answersFailed(messageOf(failure))}</p>
        <Button
          variant="secondary"
          onClick={() => {
            void questions.refetch();
            if (formId !== null) void form.refetch();
          }}
        >
          {words.retry}
        </Button>
      </div>
    );
  }
  if (questions.data === undefined || (formId !== null && form.data === undefined)) {
    return <Skeleton className="h-24" />;
  }
  // Inactive questions are treated as active, because they may have been active when this player registered.
  const all = questions.data.questions.map((question) => ({ ...question, active: true }));
  const fields = additionalFields(all, form.data ?? null);
  // Players leave optional questions empty, but a required one only if it was added after they registered.
  const asked = additionalFields(questions.data.questions, form.data ?? null);
  const added = new Set(asked.filter(({ required }) => required).map(({ id }) => id));
  const known = fields.filter(({ id }) => Object.hasOwn(given, id) || added.has(id));
  const unknown = answers.filter(([id]) => !fields.some((field) => field.id === id));
  if (known.length + unknown.length === 0) return <p className="text-mist">{words.noAnswers}</p>;
  return (
    <dl className="grid gap-3">
      {known.map(({ id, label }) => (
        <AnswerLine key={id} label={label} answer={given[id]} />
      ))}
      {unknown.map(([id, answer]) => (
        <AnswerLine key={id} label={words.removedQuestion(id)} answer={answer} />
      ))}
    </dl>
  );
}

function AnswerLine({ label, answer }: { label: string; answer: Answer | undefined }) {
  return (
    <div>
      <dt className="text-sm text-dim">{label}</dt>
      <dd className={cx('whitespace-pre-wrap', answer === undefined && 'text-mist')}>
        {typeof answer === 'string' ? answer : (answer?.join(', ') ?? words.notAnswered)}
      </dd>
    </div>
  );
}

import { can } from '@copa/domain/people/roles';
import type { Match } from '@copa/domain/play/match';
import { decideProtest, getProtestPicture } from '@copa/domain/play/protest/endpoints';
import { isFairPlay } from '@copa/domain/play/protest/own-protest';
import type { Protest, ProtestCorrection } from '@copa/domain/play/protest/protest';
import { standingCorrections } from '@copa/domain/play/protest/standing-corrections';
import type { Stage } from '@copa/domain/play/stage';
import { ownHour } from '@copa/domain/time/hours';
import { useRef, useState } from 'react';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { OpenProtests } from '../../../../components/admin/tournament/open-protests.tsx';
import { Badge } from '../../../../components/badge.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { type Choice, SelectField } from '../../../../components/fields/text-field.tsx';
import { playPath } from '../../../../config/play-path.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { resultText } from '../../words/admin.ts';
import { acts, goBack, seeStages, upholdRow } from '../../words/match.ts';
import { KINDS, STATES } from '../../words/protest.ts';
import * as words from '../../words/protests.ts';
import { EvidencePicture } from '../evidence-picture.tsx';
import { CorrectDialog } from '../match/correct-dialog.tsx';
import type { OpenedMatch } from '../match/opened-match.ts';
import { PinnedPicture } from '../match/pinned-picture.tsx';
import { AdjustDialog } from '../stages/adjust-dialog.tsx';
import { stoodAt } from './stood-at.ts';
import { undecidedMatches } from './undecided.ts';
import { useOpenProtests, useProtests } from './use-protests.ts';

interface ProtestSectionProps extends Pick<OpenedMatch, 'tournament' | 'stage' | 'units' | 'nameOf'> {
  readonly match: Match;
  readonly isGold: boolean;
}

export default function ProtestSection(props: ProtestSectionProps) {
  const { stage, match } = props;
  const [wasOpen] = useState(match.officialAt === null);
  const all = useProtests(stage.tournamentId, { stage: stage.number, match: match.id });
  const shown = all.filter(({ state }) => state !== 'withdrawn');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="protestas" className="grid gap-2">
      <h2 id="protestas" className="text-lg uppercase">
        {words.title}
      </h2>
      {shown.map((protest) => (
        <OneProtest key={protest.id} {...props} protest={protest} />
      ))}
      {wasOpen && shown.every(({ state }) => state !== 'open') && <OtherProtests stage={stage} />}
    </section>
  );
}

function OtherProtests({ stage }: Pick<ProtestSectionProps, 'stage'>) {
  return <OpenProtests protests={undecidedMatches(useOpenProtests(stage.tournamentId), [stage])} />;
}

interface OneProtestProps extends ProtestSectionProps {
  readonly protest: Protest;
}

function OneProtest(props: OneProtestProps) {
  const { stage, match, nameOf, protest } = props;
  const [large, setLarge] = useState<Blob | null>(null);
  const now = useNow();
  const { registrationId: unit, state } = protest;
  const name = nameOf(unit);
  const params = { id: stage.tournamentId, stage: stage.number, match: match.id, unit };
  return (
    <article
      aria-label={words.from(name)}
      className="grid gap-3 rounded-lg border border-line bg-coal p-3 wrap-anywhere"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{KINDS[protest.kind]}</h3>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      </div>
      <p className="whitespace-pre-line">{protest.text}</p>
      <ul className="grid gap-1 text-mist">
        {partiesOf(protest).map((each) => (
          <li key={each}>
            {each === unit ? words.from(nameOf(each)) : words.about(nameOf(each))} ·{' '}
            <Stood stage={stage} match={match} unit={each} since={protest.sentAt} />
          </li>
        ))}
        <li className="text-sm text-dim">{ownHour(protest.sentAt, now)}</li>
      </ul>
      {protest.pictures.length > 0 && (
        <div className="grid grid-cols-3 gap-2">
          {protest.pictures.map((picture) => (
            <EvidencePicture
              key={picture}
              endpoint={getProtestPicture}
              params={{ ...params, picture }}
              labelOf={() => words.openPicture(picture, name)}
              failed={words.pictureFailed}
              ratio="16 / 9"
              onOpen={setLarge}
            />
          ))}
        </div>
      )}
      {large !== null && <PinnedPicture file={large} of={name} onClose={() => setLarge(null)} />}
      <Deciding {...props} />
    </article>
  );
}

interface StoodProps {
  readonly stage: Stage;
  readonly match: Match;
  readonly unit: string;
  readonly since: Date;
}

function Stood({ stage, match, unit, since }: StoodProps) {
  const now = resultText(match.rows[unit] ?? null);
  const corrected = stoodAt(stage, match, unit, since);
  const before = corrected === undefined ? now : resultText(corrected);
  return (
    <>
      <strong>{before}</strong>
      {before !== now && ` ${words.correctedTo(now)}`}
    </>
  );
}

const partiesOf = ({ registrationId, against }: Protest) =>
  against === null ? [registrationId] : [registrationId, against];

type Asking = 'row' | 'penalty' | 'void' | 'again' | 'dismiss';

function Deciding(props: OneProtestProps) {
  const { state, decidedAt, decidedBy, decidedByName, reason } = props.protest;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [row, setRow] = useState('');
  const [reopened, setReopened] = useState<Date | null>(null);
  const isReopened = reopened !== null && reopened.getTime() === decidedAt?.getTime();
  return (
    <>
      {state !== 'open' && <p>{words.decided(decidedByName, reason)}</p>}
      {/* The texts of an old decision are erased, and its `decidedBy` with them. */}
      {state !== 'open' && !isReopened && decidedBy !== null && (
        <Button variant="ghost" className="justify-self-start" onClick={() => setReopened(decidedAt)}>
          {words.changeDecision}
        </Button>
      )}
      {isReopened && <p className="text-warning">{whatStays(props)}</p>}
      {(state === 'open' || isReopened) && (
        <Decisions {...props} row={row} onRow={setRow} onAsk={setAsking} />
      )}
      {isReopened && (
        <Button variant="ghost" className="justify-self-start" onClick={() => setReopened(null)}>
          {words.keepDecision}
        </Button>
      )}
      {asking !== null && (
        <DecisionDialog {...props} asking={asking} row={row} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

function whatStays({ protest, stage, match }: OneProtestProps): string {
  const standing = standingCorrections(protest, stage, match);
  const read = words.readAgain(protest.against !== null);
  if (standing.length === 0 && protest.state === 'dismissed') return read;
  const ways = [...new Set(standing.map(({ kind }) => words.toTakeBack[kind]))];
  return [read, words.correctionStays, ...ways].join(' ');
}

interface DecisionsProps extends OneProtestProps {
  readonly row: string;
  readonly onRow: (unitId: string) => void;
  readonly onAsk: (asking: Asking) => void;
}

function Decisions(props: DecisionsProps) {
  const { tournament, stage, match, nameOf, protest, isGold, row, onRow, onAsk } = props;
  const { user } = useAdmin();
  const parties = partiesOf(protest);
  const others = Object.keys(match.rows).filter((each) => !parties.includes(each));
  const isCancelled = tournament.cancelledAt !== null;
  const isPlayed = stage.state === 'playing' && !isCancelled;
  const mayReopen = can(user, 'manage_tournaments');
  const mayCorrect = isPlayed && match.state === 'published';
  const mayPunish = isPlayed && can(user, 'manage_registrations');
  const punishesFirst = mayPunish && isFairPlay(protest.kind);
  // The match has a gold button of its own once no protest is open.
  const usual = protest.state === 'open' && isGold ? 'primary' : 'secondary';
  const standing = standingCorrections(protest, stage, match);
  const present = presentChoice(protest, standing.at(-1));
  const label = (choice: Asking, said: string) => (choice === present ? words.present(said) : said);
  const penalty = mayPunish && (
    <Button
      variant={punishesFirst ? usual : 'secondary'}
      className="justify-self-start"
      onClick={() => onAsk('penalty')}
    >
      {label('penalty', words.upholdPenalty)}
    </Button>
  );
  return (
    <>
      {stage.state === 'closed' && !isCancelled && (
        <p className="text-warning">{words.isClosed(mayReopen)}</p>
      )}
      {stage.state === 'closed' && !isCancelled && mayReopen && (
        <LinkButton variant="secondary" className="justify-self-start" to={playPath(tournament.id)}>
          {seeStages}
        </LinkButton>
      )}
      {match.state === 'void' && !isCancelled && <p className="text-warning">{words.isVoid}</p>}
      {punishesFirst && penalty}
      {mayCorrect && (
        <RowChoice
          row={row}
          options={[...parties, ...others].map((unit) => ({ value: unit, label: nameOf(unit) }))}
          variant={punishesFirst ? 'secondary' : usual}
          uphold={label('row', upholdRow)}
          onRow={onRow}
          onUphold={() => onAsk('row')}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!punishesFirst && penalty}
        {standing.length > 0 && (
          <Button variant="secondary" onClick={() => onAsk('again')}>
            {words.upholdAgain}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onAsk('dismiss')}>
          {label('dismiss', words.dismiss)}
        </Button>
        {mayCorrect && (
          <Button variant="danger" onClick={() => onAsk('void')}>
            {label('void', words.upholdVoid)}
          </Button>
        )}
      </div>
    </>
  );
}

interface RowChoiceProps extends Pick<DecisionsProps, 'row' | 'onRow'> {
  readonly options: readonly Choice[];
  readonly variant: 'primary' | 'secondary';
  readonly uphold: string;
  readonly onUphold: () => void;
}

function RowChoice({ row, options, variant, uphold, onRow, onUphold }: RowChoiceProps) {
  const [isMissed, setIsMissed] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const tap = () => {
    setIsMissed(row === '');
    if (row === '') select.current?.focus();
    else onUphold();
  };
  return (
    <div className="grid gap-2">
      <SelectField
        ref={select}
        label={words.whichRow}
        required="unmarked"
        error={isMissed && row === '' ? words.rowMissing : null}
        placeholder={words.chooseRow}
        options={options}
        value={row}
        onChange={(event) => onRow(event.target.value)}
      />
      <Button variant={variant} className="justify-self-start" onClick={tap}>
        {uphold}
      </Button>
    </div>
  );
}

/** Null also of a protest whose former decision does not tell what it corrected, or whose correction is gone. */
function presentChoice({ state }: Protest, correction: ProtestCorrection | undefined): Asking | null {
  if (state === 'dismissed') return 'dismiss';
  return state === 'upheld' && correction !== undefined ? CHOICES[correction.kind] : null;
}

const CHOICES = { rows: 'row', adjustment: 'penalty', void: 'void' } as const;

const QUESTIONS = { ...words.decisions, void: { ...acts.void, ...words.decisions.void } };

interface DecisionDialogProps extends OneProtestProps {
  readonly asking: Asking;
  readonly row: string;
  readonly onClose: () => void;
}

function DecisionDialog(props: DecisionDialogProps) {
  const { tournament, stage, match, units, nameOf, protest, asking, row, onClose } = props;
  const { registrationId: unit, against } = protest;
  // Keeps the decision that was seen when the dialog opened, so the API refuses to replace a newer one.
  const [replacing] = useState(() => (protest.decidedAt === null ? {} : { replaces: protest.decidedAt }));
  const upholding = {
    endpoint: decideProtest,
    match: match.id,
    unit,
    against,
    done: words.upheld,
    replacing,
  };
  if (asking === 'row') {
    return (
      <CorrectDialog
        {...{ tournament, match, units, nameOf }}
        unitId={row}
        typed={null}
        upholds={{ ...upholding, confirm: upholdRow, hint: words.partiesRead(against !== null) }}
        onStored={() => undefined}
        onClose={onClose}
      />
    );
  }
  if (asking === 'penalty') {
    return (
      <AdjustDialog
        stage={stage}
        upholds={{ ...upholding, confirm: words.upholdPenalty, hint: words.everybodyReads }}
        onClose={onClose}
      />
    );
  }
  const { title, confirm, reasons, text, done } = QUESTIONS[asking];
  return (
    <ReasonDialog
      danger={asking === 'void'}
      title={title(nameOf(unit))}
      confirm={confirm}
      cancel={goBack}
      draft={`${asking}_${protest.id}`}
      usual={reasons}
      hint={words.partiesRead(against !== null)}
      endpoint={decideProtest}
      call={(reason) => ({
        params: { id: stage.tournamentId, stage: stage.number, match: match.id, unit },
        body: {
          decision: asking === 'dismiss' ? ('dismissed' as const) : ('upheld' as const),
          reason,
          ...(asking === 'void' && { correction: { kind: 'void' as const } }),
          ...replacing,
        },
      })}
      done={done}
      onClose={onClose}
    >
      <p>{text}</p>
    </ReasonDialog>
  );
}

import { stageStandings } from '@copa/domain/play/board';
import { checkMatch } from '@copa/domain/play/result/match-check';
import { afterPublishing } from '@copa/domain/play/words/protest-rule';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { useState } from 'react';
import { AdminSection, Fold } from '../../../../components/admin/admin-section.tsx';
import { Button } from '../../../../components/button.tsx';
import { reasonOf } from '../../../../components/dialog/confirm-dialog.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { useSending } from '../../../../lib/network/use-sending.ts';
import { matchName } from '../../words/admin.ts';
import * as words from '../../words/match.ts';
import { StandingTable } from '../standing-table.tsx';
import { DoubtDialog } from './doubt-dialog.tsx';
import { type OpenedMatch, playedWith } from './opened-match.ts';

const NAMED_MAX = 3;

export function PublishSection(props: OpenedMatch) {
  const { tournament, stage, matches, id, editing, units, nameOf, question } = props;
  const { rows, conflicts } = editing;
  if (Object.keys(rows).length === 0) return null;
  const check = checkMatch(rows, units, UNIT_SIZES[tournament.modality]);
  const missing = units.filter(({ id: unitId }) => rows[unitId] === undefined).length;
  const isEarly = missing > NAMED_MAX;
  const errors = isEarly ? [words.missingOf(missing, units.length)] : check.errors;
  const warnings = isEarly ? check.tooManyKills : check.warnings;
  const isUnranked = stage.carry === 'none' && matches.every((match) => match.state !== 'published');
  const ranked = isUnranked ? [] : stageStandings(stage, matches).rows;
  const before = new Map(ranked.map((row) => [row.id, row.rank]));
  const after = stageStandings(stage, playedWith(rows, id, matches));
  const isReady = errors.length === 0 && conflicts.length === 0;
  return (
    <AdminSection title={words.publishTitle} urgent={isReady && doubtsOf(props, warnings).length === 0}>
      <ul aria-label={words.review} className="grid gap-1.5 empty:hidden">
        {errors.map((text) => (
          <Finding key={text} tone="danger" text={text} />
        ))}
        {warnings.map((text) => (
          <Finding key={text} tone="warning" text={text} />
        ))}
      </ul>
      {isReady ? (
        <>
          <h3 className="font-semibold">{words.resultTitle}</h3>
          <StandingTable
            label={words.resultLabel}
            rows={after.rows}
            nameOf={nameOf}
            before={before}
            champion={after.champion}
          />
        </>
      ) : (
        errors.length === 0 && <p className="text-warning">{words.decideFirst}</p>
      )}
      {question}
      {isReady && <PublishAct {...props} warnings={warnings} />}
      <Fold summary={words.whatHappens}>
        <p className="text-mist">{afterPublishing}</p>
      </Fold>
    </AdminSection>
  );
}

type Publishing = Pick<OpenedMatch, 'id' | 'editing' | 'roll'>;

/** Offline, an `unknown` roll adds no doubt, because publishing fails anyway. */
function doubtsOf({ roll, editing }: Publishing, warnings: readonly string[]): readonly string[] {
  if (roll === 'differs') return [...warnings, words.rollDiffers];
  return roll === 'unknown' && editing.online ? [...warnings, words.rollUnknown] : warnings;
}

/** Unmounted when the match can no longer be published, so that its dialog closes. */
function PublishAct({ warnings, ...props }: Publishing & { readonly warnings: readonly string[] }) {
  const { id, editing } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { busy, failure, send } = useSending(editing.ownChanges);
  const doubts = doubtsOf(props, warnings);
  const publish = async () => {
    await editing.publish();
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <>
      {failure !== null && (
        <p role="alert" className="font-semibold text-danger">
          {words.keptRefusal(reasonOf(failure))}
        </p>
      )}
      <Button
        size="lg"
        block
        variant={doubts.length === 0 ? 'primary' : 'secondary'}
        busy={busy}
        onClick={() => (doubts.length === 0 ? send(publish) : setIsAsking(true))}
      >
        {words.publish}
      </Button>
      {isAsking && (
        <DoubtDialog
          match={matchName(id)}
          doubts={doubts}
          onPublish={publish}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function Finding({ tone, text }: { tone: 'danger' | 'warning'; text: string }) {
  return (
    <li className={tone === 'danger' ? 'flex gap-2 text-danger' : 'flex gap-2 text-warning'}>
      <Icon name={tone === 'danger' ? 'alert' : 'info'} className="mt-0.5 size-5 shrink-0" />
      <span>
        <span className="sr-only">{words.findingOf[tone]}</span>
        {text}
      </span>
    </li>
  );
}

import { parseMatchId } from '@copa/domain/play/match';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { draftIds, keptDraft } from '../../../../lib/storage/kept-drafts.ts';
import * as words from '../../words/send-part.ts';

interface LeftDraftsProps<Typed> {
  /** The beginning of the drafts' names, before the stage and the match. */
  readonly drafts: string;
  readonly schema: z.ZodMiniType<Typed>;
  /** The matches that can show a draft themselves. */
  readonly matches: readonly { readonly stage: number; readonly match: string }[];
  readonly say: (match: { readonly number: number; readonly isExtra: boolean }) => string;
  readonly summaryOf: (typed: Typed) => string;
}

/** The API leaves out matches that take no report or protest any more, so no match shows these drafts. */
export function LeftDrafts<Typed>({ drafts, schema, matches, say, summaryOf }: LeftDraftsProps<Typed>) {
  const shown = new Set(matches.map(({ stage, match }) => `${drafts}${stage}_${match}`));
  const left = draftIds('draft', drafts).filter((id) => !shown.has(id));
  const [, setDropped] = useState<readonly string[]>([]);
  return left.map((id) => {
    const kept = keptDraft('draft', id, schema);
    const typed = kept.read()?.draft;
    if (typed === undefined) return null;
    return (
      <LeftDraft
        key={id}
        said={say(parseMatchId(id.slice(id.lastIndexOf('_') + 1)))}
        summary={summaryOf(typed)}
        onDrop={() => {
          kept.keep(null);
          setDropped((before) => [...before, id]);
        }}
      />
    );
  });
}

interface LeftDraftProps {
  readonly said: string;
  readonly summary: string;
  readonly onDrop: () => void;
}

export function LeftDraft({ said, summary, onDrop }: LeftDraftProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold text-warning">{said}</p>
      {summary !== '' && <p className="whitespace-pre-line wrap-anywhere text-mist">{summary}</p>}
      <Button variant="ghost" className="-ml-[min(1rem,5vw)]" onClick={onDrop}>
        {words.drop}
      </Button>
    </div>
  );
}

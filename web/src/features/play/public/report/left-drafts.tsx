import { parseMatchId } from '@copa/domain/play/match';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { draftIds, keptDraft } from '../../../../lib/storage/kept-drafts.ts';
import * as words from '../../words/send-part.ts';

interface LeftDraftsProps<Typed> {
  readonly prefix: string;
  readonly schema: z.ZodMiniType<Typed>;
  readonly matches: readonly { readonly stage: number; readonly match: string }[];
  readonly say: (match: { readonly number: number; readonly isExtra: boolean }) => string;
  readonly summaryOf: (typed: Typed) => string;
}

/** Shows drafts of matches that the API does not list any more; such drafts cannot be sent. */
export function LeftDrafts<Typed>({ prefix, schema, matches, say, summaryOf }: LeftDraftsProps<Typed>) {
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const sendable = matches.map(({ stage, match }) => `${prefix}${stage}_${match}`);
  const left = draftIds('draft', prefix).filter((id) => !sendable.includes(id) && !dropped.includes(id));
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

export function LeftDraft({ said, summary, onDrop }: { said: string; summary: string; onDrop: () => void }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold text-warning">{said}</p>
      {summary !== '' && (
        <blockquote className="border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere text-mist">
          {summary}
        </blockquote>
      )}
      <Button
        variant="secondary"
        onClick={(event) => {
          // The focused button disappears with its draft.
          event.currentTarget.closest<HTMLElement>('section')?.focus({ preventScroll: true });
          onDrop();
        }}
      >
        {words.drop}
      </Button>
    </div>
  );
}

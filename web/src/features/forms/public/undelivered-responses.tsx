import { ownAt } from '@copa/domain/time/hours';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/undelivered.ts';
import { dropResponse, type Undelivered, useUndelivered } from './local-responses.ts';

export function UndeliveredResponses({ formId }: { formId?: string }) {
  const all = useUndelivered();
  const shown = formId === undefined ? all : all.filter((each) => each.formId === formId);
  if (shown.length === 0) return null;
  return (
    <section aria-label={words.listLabel} className="grid gap-3 pb-8">
      {shown.map((undelivered) => (
        <UndeliveredCard key={undelivered.response.id} undelivered={undelivered} />
      ))}
    </section>
  );
}

interface UndeliveredCardProps {
  readonly undelivered: Undelivered;
  readonly onDiscarded?: () => void;
}

export function UndeliveredCard({ undelivered, onDiscarded }: UndeliveredCardProps) {
  const { formId, title, response, lines } = undelivered;
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const toast = useToast();
  const copy = async () => {
    const text = [title, ...lines.map(({ label, answer }) => `${label}: ${answer}`)].join('\n');
    if (await copyText(text)) toast.success(words.copied);
    else toast.error(words.copyFailed);
  };
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl uppercase wrap-anywhere">{title}</h2>
        <output className="font-semibold text-warning">
          {response.refused === undefined ? words.waitingTitle : words.refusedTitle(response.refused)}
        </output>
        <p className="text-sm text-dim">
          {words.keptSince(ownAt(new Date(response.submittedAt), now), response.refused)}
        </p>
      </div>
      <dl className="grid gap-2 border-l-2 border-line pl-3">
        {lines.map(({ field, label, answer }) => (
          <div key={field}>
            <dt className="text-sm text-dim wrap-anywhere">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {words.discard}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={words.discardTitle}
        confirm={words.discard}
        onConfirm={async () => {
          dropResponse(formId, response.id);
          onDiscarded?.();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{words.discardEffect}</p>
      </ConfirmDialog>
    </Card>
  );
}

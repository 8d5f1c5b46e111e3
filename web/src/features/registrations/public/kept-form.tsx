import type { ReactNode } from 'react';
import { LoadFailed } from '../../../components/message-state.tsx';
import * as words from '../words/register.tsx';
import { isEmptyDraft, loadDraft } from './registration-draft.ts';

interface KeptFormProps {
  readonly draftId: string;
  readonly heading?: 'h1' | 'h2';
  readonly again: () => void;
  readonly children: ReactNode;
}

/** A form that could not be loaded: what this phone keeps of it comes first. */
export function KeptForm({ draftId, heading = 'h2', again, children }: KeptFormProps) {
  const draft = loadDraft(draftId);
  if (isEmptyDraft(draft)) return children;
  const said = draft.sent.length > 0 ? words.kept.sent : words.kept.typed;
  return (
    <LoadFailed heading={heading} title={said.title} again={again}>
      {said.text}
    </LoadFailed>
  );
}

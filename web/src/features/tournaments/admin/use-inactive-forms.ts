import { FormSchema } from '@copa/domain/forms/form';
import * as z from 'zod/mini';
import { useDocumentsAt } from '../../../lib/live/use-documents-at.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import { missingForm } from './steps/next-step.ts';

const ActivitySchema = z.pick(FormSchema, { id: true, isActive: true });

const pathOf = (formId: string) => `forms/${formId}`;

type Linked = Pick<ListedTournament, 'phase' | 'linkedFormId'>;

/** Reads only forms on which a next step depends, because a site keeps the forms of all its tournaments. */
export function useInactiveForms(tournaments: readonly Linked[]): (formId: string | null) => boolean {
  const wanted = tournaments.flatMap((each) =>
    each.linkedFormId !== null && missingForm(each, true) !== null ? [pathOf(each.linkedFormId)] : [],
  );
  const forms = useDocumentsAt([...new Set(wanted)].toSorted(), ActivitySchema);
  return (formId) => formId !== null && forms.get(pathOf(formId))?.isActive === false;
}

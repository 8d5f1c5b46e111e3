import type { Form } from '@copa/domain/forms/form';
import { ExternalLinkButton } from '../../../components/button.tsx';
import { Overlay } from '../../../components/dialog/overlay.tsx';
import { CopyButton, whatsAppUrl } from '../../../components/share-buttons.tsx';
import * as share from '../../../components/words/share.ts';
import { paths } from '../../../config/paths.ts';
import * as words from '../words/admin.tsx';
import { FORM_STATES, type FormStateName } from './form-state.ts';

interface ShareFormDialogProps {
  readonly form: Form;
  readonly state: FormStateName;
  readonly onClose: () => void;
}

export function ShareFormDialog({ form, state, onClose }: ShareFormDialogProps) {
  const url = new URL(paths.publicForm.to(form.id), location.origin).href;
  return (
    <Overlay size="small" title={words.shareTitle} onClose={onClose}>
      <div className="grid gap-4">
        <p className="font-semibold">{form.title}</p>
        {state !== 'open' && (
          <p className="text-warning">
            {words.nobodyAnswers(FORM_STATES[state].label.toLocaleLowerCase('es'))}
          </p>
        )}
        <p className="rounded-md border border-line bg-night p-3 text-sm break-all text-mist select-all">
          {url}
        </p>
        <ExternalLinkButton href={whatsAppUrl(null, `${form.title}: ${url}`)} icon="whatsapp">
          {share.byWhatsApp}
        </ExternalLinkButton>
        <div className="flex flex-wrap gap-2">
          <CopyButton value={url} />
          <ExternalLinkButton variant="ghost" icon="link" href={url}>
            {words.openForm}
          </ExternalLinkButton>
        </div>
      </div>
    </Overlay>
  );
}

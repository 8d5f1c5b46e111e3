import { getSettings, updateSettings } from '@copa/domain/api/management';
import { type SiteSettings, type SiteSettingsInput, SiteSettingsInputSchema } from '@copa/domain/site';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { EditorBar } from '../../components/admin/editor-bar.tsx';
import { LeaveDialog } from '../../components/admin/leave-dialog.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField, TextField } from '../../components/fields/text-field.tsx';
import { useToast } from '../../components/toast/toast-context.ts';
import { useApiMutation } from '../../lib/admin/admin-api.ts';
import { useUnsavedGuard } from '../../lib/admin/use-unsaved-guard.ts';
import { ApiError, messageOf } from '../../lib/api-client.ts';

type Draft = Omit<SiteSettingsInput, 'expectedUpdatedAt'>;
type Errors = Readonly<Record<string, string>>;

function draftOf({ brand, contacts, community, defaultRules, termsVersion }: SiteSettings): Draft {
  return { brand, contacts, community, defaultRules, termsVersion };
}

function errorsOf(draft: Draft): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of z.safeParse(SiteSettingsInputSchema, draft).error?.issues ?? []) {
    errors[path.join('.')] ??= message;
  }
  return errors;
}

interface SectionProps {
  readonly draft: Draft;
  readonly errors: Errors;
  readonly change: (changes: Partial<Draft>) => void;
}

export function SettingsForm({ settings, onReload }: { settings: SiteSettings; onReload: () => void }) {
  const [opened] = useState(settings);
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [errors, setErrors] = useState<Errors>({});
  const [dirty, setDirty] = useState(false);
  const [stale, setStale] = useState(false);
  const update = useApiMutation(updateSettings, [getSettings]);
  const toast = useToast();
  const guard = useUnsavedGuard(dirty);

  const change = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes });
    setErrors({});
    setDirty(true);
  };
  const save = async () => {
    const found = errorsOf(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      await update.mutateAsync({ body: { ...draft, expectedUpdatedAt: opened.updatedAt } });
      setDirty(false);
      toast.success('Ajustes guardados');
      onReload();
    } catch (error) {
      setStale(error instanceof ApiError && error.code === 'stale-write');
      setErrors({ ...(error instanceof ApiError && error.fields), form: messageOf(error) });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const section = { draft, errors, change };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6 pb-20 [&_.control]:scroll-mb-36">
      <BrandSection {...section} />
      <CommunitySection {...section} />
      <RulesSection {...section} />
      <LeaveDialog guard={guard} />
      <EditorBar problem={errors['form']} busy={update.isPending} save="Guardar ajustes">
        {stale && (
          <Button variant="secondary" onClick={onReload}>
            Recargar
          </Button>
        )}
      </EditorBar>
    </form>
  );
}

function BrandSection({ draft, errors, change }: SectionProps) {
  const { brand, contacts } = draft;
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">Marca y contactos</h2>
      <TextField
        label="Nombre"
        required
        value={brand.name}
        error={errors['brand.name']}
        onChange={(event) => change({ brand: { ...brand, name: event.target.value } })}
      />
      <TextField
        label="Lema"
        value={brand.tagline}
        error={errors['brand.tagline']}
        onChange={(event) => change({ brand: { ...brand, tagline: event.target.value } })}
      />
      <TextAreaField
        label="Descripción"
        rows={3}
        value={brand.description}
        error={errors['brand.description']}
        onChange={(event) => change({ brand: { ...brand, description: event.target.value } })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Teléfono"
          type="tel"
          value={contacts.phone}
          error={errors['contacts.phone']}
          onChange={(event) => change({ contacts: { ...contacts, phone: event.target.value } })}
        />
        <TextField
          label="Correo electrónico"
          type="email"
          value={contacts.email}
          error={errors['contacts.email']}
          onChange={(event) => change({ contacts: { ...contacts, email: event.target.value } })}
        />
      </div>
    </Card>
  );
}

function CommunitySection({ draft, errors, change }: SectionProps) {
  const { community } = draft;
  const set = (index: number, link: Draft['community'][number]) =>
    change({ community: community.with(index, link) });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">Enlaces de la comunidad</h2>
      {community.map((link, index) => (
        <fieldset
          key={index}
          className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-[1fr_2fr_auto]"
        >
          <legend className="sr-only">Enlace {index + 1}</legend>
          <TextField
            label="Nombre"
            required
            value={link.label}
            error={errors[`community.${index}.label`]}
            onChange={(event) => set(index, { ...link, label: event.target.value })}
          />
          <TextField
            label="Dirección"
            required
            type="url"
            inputMode="url"
            value={link.url}
            error={errors[`community.${index}.url`]}
            onChange={(event) => set(index, { ...link, url: event.target.value })}
          />
          <IconButton
            icon="close"
            label={`Quitar enlace ${index + 1}`}
            className="self-end"
            onClick={() => change({ community: community.toSpliced(index, 1) })}
          />
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="w-fit"
        disabled={community.length >= 8}
        onClick={() => change({ community: [...community, { label: '', url: 'https://' }] })}
      >
        Agregar enlace
      </Button>
    </Card>
  );
}

function RulesSection({ draft, errors, change }: SectionProps) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">Reglas y términos</h2>
      <TextAreaField
        label="Reglas de siempre"
        hint="Una por línea. Se proponen en cada torneo nuevo."
        rows={8}
        value={draft.defaultRules}
        error={errors['defaultRules']}
        onChange={(event) => change({ defaultRules: event.target.value })}
      />
      <TextField
        label="Versión de los términos"
        required
        value={draft.termsVersion}
        error={errors['termsVersion']}
        onChange={(event) => change({ termsVersion: event.target.value })}
      />
    </Card>
  );
}

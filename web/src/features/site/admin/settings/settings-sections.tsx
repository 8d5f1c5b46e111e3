import { Button, IconButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { TextAreaField, TextField } from '../../../../components/fields/text-field.tsx';
import type { EditorErrors } from '../../../../lib/admin/schema-errors.ts';
import type { SettingsDraft } from './settings-draft.ts';

interface SectionProps {
  readonly draft: SettingsDraft;
  readonly errors: EditorErrors;
  readonly change: (changes: Partial<SettingsDraft>) => void;
}

export function BrandSection({ draft, errors, change }: SectionProps) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">Marca y contactos</h2>
      <TextField
        label="Nombre"
        required
        value={draft.name}
        error={errors['brand.name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Lema"
        value={draft.tagline}
        error={errors['brand.tagline']}
        onChange={(event) => change({ tagline: event.target.value })}
      />
      <TextAreaField
        label="Descripción"
        rows={3}
        value={draft.description}
        error={errors['brand.description']}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Teléfono"
          type="tel"
          value={draft.phone}
          error={errors['contacts.phone']}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <TextField
          label="Correo electrónico"
          type="email"
          value={draft.email}
          error={errors['contacts.email']}
          onChange={(event) => change({ email: event.target.value })}
        />
      </div>
    </Card>
  );
}

export function CommunitySection({ draft, errors, change }: SectionProps) {
  const { community } = draft;
  const set = (index: number, link: SettingsDraft['community'][number]) =>
    change({ community: community.with(index, link) });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">Enlaces de la comunidad</h2>
      {community.map((link, index) => (
        <fieldset
          key={index}
          className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-[1fr_1.6fr_auto]"
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
            className="justify-self-end sm:self-end"
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

export function RulesSection({ draft, errors, change }: SectionProps) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">Reglas y términos</h2>
      <TextAreaField
        label="Reglas de siempre"
        hint="Una por línea. Se proponen en cada torneo nuevo."
        rows={12}
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
      <TextField
        label="Días que se guardan los datos de los jugadores"
        hint="Después del final de cada torneo. Pasados esos días se borran por sí solos y no se pueden recuperar; quedan los resultados y cuántos jugaron. Vacío: se guardan hasta que elimines el torneo."
        inputMode="numeric"
        value={draft.keepPlayersDays}
        error={errors['keepPlayersDays']}
        onChange={(event) => change({ keepPlayersDays: event.target.value })}
      />
    </Card>
  );
}

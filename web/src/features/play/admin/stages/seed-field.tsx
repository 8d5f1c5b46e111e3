import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { LimitedField } from '../../../../components/fields/limited-field.tsx';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/stages.ts';

const SeedSchema = z.nullable(z.string());

/** Six digits are short enough to be announced in a chat before the draw. */
function proposedSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}

export function useSeed(name: string) {
  const [proposed] = useState(proposedSeed);
  const [typed, setTyped] = useKept<string | null>(`seed_${name}`, SeedSchema, null);
  return [typed ?? proposed, setTyped] as const;
}

interface SeedFieldProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
  readonly proof: string;
}

export function SeedField({ seed, onSeed, proof }: SeedFieldProps) {
  return (
    <>
      <LimitedField
        label={words.seed}
        hint={words.seedHint}
        required
        autoComplete="off"
        maxLength={SHORT_TEXT_MAX}
        value={seed}
        onChange={(event) => onSeed(event.target.value)}
      />
      <Fold summary={words.howProven}>
        <p className="text-sm text-mist">{proof}</p>
      </Fold>
    </>
  );
}

import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { put } from '../../../../../../test/offline-firestore.ts';
import { SATURDAY, stageFields } from '../../play.fixture.ts';
import {
  dialog,
  editStage,
  inDialog,
  newPage,
  openStages,
  page,
  TEAMS,
  told,
} from '../stages-page.fixture.tsx';

describe('the editor of a stage', () => {
  beforeEach(newPage);

  it('edit the settings of a stage, with errors at their fields and without a loss', async () => {
    openStages();
    await editStage();
    await userEvent.clear(dialog().getByLabelText(/^Nombre/));
    await userEvent.click(dialog().getByText('Champion Rush: llega a los puntos y gana una partida'));
    const threshold = dialog().getByLabelText(/^Puntos para quedar A TIRO/);
    await userEvent.clear(threshold);
    await userEvent.type(threshold, 'ochenta');
    await userEvent.click(inDialog('Guardar la fase'));
    expect(dialog().getByText('Escribe el nombre de la fase.')).toBeDefined();
    expect(dialog().getByText('Ingresa un número entero.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText(/^Nombre/)));
    expect(page.sent).toEqual([]);
    await userEvent.type(dialog().getByLabelText(/^Nombre/), 'Semifinal');
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '60');
    await userEvent.click(dialog().getByText('Es la última fase: de aquí sale el podio'));
    await userEvent.click(inDialog('Guardar la fase'));
    await told('Fase guardada');
    expect(page.sent.at(-1)).toMatchObject({
      call: 'PUT /stages/1',
      body: {
        name: 'Semifinal',
        finish: { kind: 'champion-rush', matches: 2, threshold: 60 },
        advance: { perLobby: 0, byTable: 0 },
        revision: 3,
      },
    });
  });

  it('ask for the main settings of a stage, and fold the others with their values', async () => {
    openStages();
    await editStage();
    const part = dialog().getByText('Puntos').closest('details');
    expect(part?.open).toBe(false);
    expect(part?.textContent).toMatch(/^Puntos(FFWS|12 9 8)/);
    await userEvent.click(dialog().getByText('Puntos'));
    const kills = dialog().getByLabelText(/^Por baja/);
    await userEvent.clear(kills);
    await userEvent.type(kills, 'una');
    await userEvent.click(dialog().getByText('Puntos'));
    await userEvent.click(inDialog('Guardar la fase'));
    expect(part?.open).toBe(true);
    expect(kills.getAttribute('aria-invalid')).toBe('true');
    expect(page.sent).toEqual([]);
  });

  it('keep typed text when another organiser saves the same stage', async () => {
    openStages({ updatedAt: SATURDAY });
    await editStage();
    const name = dialog().getByLabelText(/^Nombre/);
    await userEvent.clear(name);
    await userEvent.type(name, 'La mía');
    put(`tournaments/${page.id}/stages/1`, {
      tournamentId: page.id,
      ...stageFields(TEAMS, { name: 'La suya', revision: 4, updatedAt: new Date(SATURDAY.getTime() + 1) }),
    });
    expect(await dialog().findByText('Otra persona cambió esta fase')).toBeDefined();
    expect((name as HTMLInputElement).value).toBe('La mía');
    await userEvent.click(inDialog('Incorporar sus cambios'));
    await userEvent.click(inDialog('Guardar la fase'));
    await told('Fase guardada');
    expect(page.sent.at(-1)).toMatchObject({ body: { name: 'La mía', revision: 4 } });
  });

  it('restore typed text after the session ended', async () => {
    openStages();
    await editStage();
    await userEvent.type(dialog().getByLabelText(/^Nombre/), ' de la mañana');
    cleanup();
    openStages();
    await editStage();
    expect(dialog().getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Clasificatoria de la mañana');
    await userEvent.click(inDialog('Descartar'));
    expect(dialog().getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Clasificatoria');
  });
});

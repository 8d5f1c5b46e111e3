import type { AuditAction, AuditEntry } from '@copa/domain/audit';

export const ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  'tournament.create': 'Creó un torneo',
  'tournament.update': 'Editó un torneo',
  'tournament.delete': 'Eliminó un torneo',
  'tournament.publish': 'Publicó un torneo',
  'tournament.erase-players': 'Borró los datos de los jugadores de un torneo',
  'registration.status': 'Cambió el estado de una inscripción',
  'registration.delete': 'Eliminó una inscripción',
  'registration.withdraw': 'Un jugador retiró su inscripción',
  'registration.export': 'Exportó inscripciones',
  'question.create': 'Creó una pregunta',
  'question.update': 'Editó una pregunta',
  'question.delete': 'Eliminó una pregunta',
  'question.reorder': 'Reordenó las preguntas',
  'form.create': 'Creó un formulario',
  'form.update': 'Editó un formulario',
  'form.delete': 'Eliminó un formulario',
  'form.export': 'Exportó respuestas',
  'user-request.approve': 'Aprobó una solicitud de acceso',
  'user-request.reject': 'Rechazó una solicitud de acceso',
  'admin.grant': 'Dio acceso de administrador',
  'admin.revoke': 'Quitó acceso de administrador',
  'admin.lost': 'Perdió el acceso desde la consola',
  'owner.setup': 'Configuró al propietario',
  'session.local-login': 'Entró con el acceso local',
  'settings.update': 'Cambió los ajustes',
  'image.upload': 'Subió una imagen',
};

export function actorName({ email, uid }: AuditEntry['actor']): string {
  return email ?? (uid === 'system' ? 'El sistema' : uid);
}

/** What people call the thing; after a change of name, by the new one. */
export function targetName({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | null {
  for (const state of [after, before]) {
    const name = state?.['name'] ?? state?.['title'] ?? state?.['text'];
    if (typeof name === 'string' && name !== '') return name;
  }
  return null;
}

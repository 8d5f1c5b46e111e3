import type { screens } from './screens.fixture.tsx';
import type { words } from './words.fixture.ts';

type State = keyof typeof screens | keyof typeof words;

/**
 * All texts that the specification quotes, by the number of the statement and the state in which the site
 * shows them. These states show the site without additions to the specification: no plan, no confirmations, no
 * waiting list, no registration on this phone.
 */
export const QUOTES: readonly (readonly [row: string, at: State, ...texts: string[]])[] = [
  // 1 and 2: screens
  ['1.4', 'home', '3', '300+', '$300+', '24/7'],
  ['1.18', 'a public form', '{product} / Formulario Público'],
  ['2.4', 'the history before the first tournament is over', 'Próximamente'],
  ['2.9', 'an unknown address', 'Página no encontrada', 'Volver al inicio'],
  ['2.12', 'home for the first time', 'site under development'],
  ['2.15', 'the list of no tournaments', 'NO HAY TORNEOS ACTIVOS', 'Volver al inicio'],
  ['2.19', 'the detail of nothing', 'Torneo No Encontrado'],
  ['2.20', 'the rules of a tournament without a date', 'Fecha por confirmar'],
  ['2.22', 'the rules that are accepted', 'CONTINUAR AL FORMULARIO'],
  ['2.24', 'the rules of nothing', 'Torneo no encontrado'],
  ['2.25', 'the rules of a tournament without any', 'Las reglas se publicarán próximamente.'],
  ['2.27', 'the registration of a full tournament', 'Torneo completo'],
  ['2.27', 'the registration of a full tournament whose deadline has passed', 'Torneo completo'],
  ['2.27', 'the registration of nothing', 'Torneo no encontrado'],
  [
    '2.28',
    'the rules that are accepted, without a form',
    'Error: Este torneo no tiene un formulario de inscripción configurado.',
  ],
  [
    '2.28',
    'the registration of a tournament without a form',
    'Error: Este torneo no tiene un formulario de inscripción configurado.',
  ],
  ['2.29', 'a public form that is off', 'Volver al Inicio'],
  ['2.29', 'a public form', 'Volver'],
  ['2.32', 'the panel', 'Panel de Administración', 'Bienvenido, Ana Ruiz', 'Cerrar Sesión'],
  ['2.33', 'the panel', 'active session'],
  ['2.33', 'the panel of somebody without its screens', 'PRÓXIMAMENTE'],
  ['2.34', 'home', 'Inicio', 'Torneos', 'Historial'],
  ['2.34', 'home of an admin', 'Inicio', 'Torneos', 'Historial', 'Admin'],

  // 3: what is stored
  ['3.5', 'stored prizes', '1er: X, 2do: Y, 3er: Z'],
  ['3.19', 'the local session', 'admin'],

  // 4: states
  ['4.6', 'the card of a full tournament', 'Torneo Completo'],
  ['4.6', 'the card of a tournament within 24 hours', 'Iniciando Pronto'],
  ['4.6', 'the card of a tournament that has begun', 'Iniciando Pronto'],
  ['4.6', 'the card of an open tournament', 'Inscripciones Abiertas'],
  ['4.7', 'the card of a full tournament', 'TORNEO COMPLETO'],
  ['4.7', 'the card of an open tournament', 'INSCRIBIRSE AL TORNEO'],
  ['4.7', 'the card of a tournament within 24 hours', 'INSCRIBIRSE AL TORNEO'],
  ['4.7', 'the card of a tournament without a form', 'PRÓXIMAMENTE'],
  ['4.9', 'the detail of a full tournament', 'Torneo Completo'],
  ['4.9', 'the detail of a full tournament that has begun', 'Torneo Completo'],
  ['4.9', 'the detail of a tournament that has begun', 'Inscripciones Cerradas'],
  ['4.12', 'a registration on its way', 'Enviando Inscripción...'],
  [
    '4.13',
    'a registration that arrived',
    'Inscripción enviada correctamente. Espera la aprobación del administrador.',
  ],
  ['4.15', 'the rules while they are read', 'ESPERANDO...'],
  ['4.15', 'the rules once they are read', 'ACEPTA LAS REGLAS'],
  ['4.17', 'a public form that was sent', 'Enviar otra respuesta'],

  // 5: validation
  ['5.1', 'a registration sent empty', 'El nombre es obligatorio'],
  ['5.2', 'a registration sent empty', 'El ID de Free Fire es obligatorio'],
  ['5.3', 'a registration sent with wrong words', 'El ID debe contener entre 8 y 12 dígitos numéricos'],
  ['5.3', 'an ID while it is typed', 'El ID debe contener entre 8 y 12 dígitos numéricos'],
  ['5.5', 'a registration sent empty', 'El correo es obligatorio'],
  ['5.5', 'a registration sent with wrong words', 'Correo electrónico inválido'],
  ['5.6', 'a registration sent empty', 'El teléfono es obligatorio'],
  ['5.7', 'a registration sent empty', 'Esta pregunta es obligatoria'],
  ['5.8', 'a registration sent empty', 'Selecciona una opción épica'],
  [
    '5.9',
    'the check of admin tools on nothing',
    'Full name is required',
    'Free Fire ID is required',
    'Email is required',
    'Phone number is required',
  ],
  [
    '5.9',
    'the check of admin tools on wrong words',
    'Free Fire ID must be 8-12 digits',
    'Invalid email format',
  ],
  ['5.10', 'a question of nothing', 'Question text is required'],
  ['5.11', 'a question of nothing', 'Question type is required'],
  ['5.11', 'a question of wrong words', 'Invalid question type'],
  ['5.12', 'a question without options', 'Options are required for this question type'],
  [
    '5.13',
    'what only admins may do to tournaments',
    'No tienes permisos para crear torneos',
    'No tienes permisos para actualizar torneos',
    'No tienes permisos para eliminar torneos',
  ],
  ['5.14', 'a public form sent empty', 'Este campo es obligatorio'],
  ['5.15', 'a public form sent with wrong words', 'Ingresa un email válido'],
  ['5.16', 'a public form sent with wrong words', 'Ingresa un teléfono válido'],
  ['5.17', 'a public form sent with wrong words', 'Ingresa un número válido'],
  ['5.19', 'an account with a short password', 'at least 6 characters'],

  // 6: permissions
  [
    '6.2',
    'the permissions of an admin',
    'manage_admins',
    'manage_tournaments',
    'manage_registrations',
    'manage_questions',
    'view_statistics',
  ],
  [
    '6.3',
    'the permissions of the owner',
    'manage_admins',
    'manage_tournaments',
    'manage_registrations',
    'manage_questions',
    'view_statistics',
    'manage_system',
    'full_access',
  ],

  // 8: errors
  ['8.1', 'the console about a call answered with 418', 'HTTP error! status: N'],
  ['8.2', 'a call without a connection', 'Error de conexión. Verifica tu conexión a internet.'],
  ['8.3', 'a call answered with 401', 'No autorizado. Por favor inicia sesión nuevamente.'],
  ['8.4', 'a call answered with 403', 'No tienes permisos para realizar esta acción.'],
  ['8.5', 'a call answered with 404', 'Recurso no encontrado.'],
  ['8.6', 'a call answered with 500', 'Error interno del servidor. Intenta más tarde.'],
  ['8.7', 'a call answered with 418', 'Ha ocurrido un error inesperado'],
  [
    '8.11',
    'signing in with an unverified address',
    'Debes verificar tu email antes de poder iniciar sesión. Revisa tu bandeja de entrada.',
  ],
  ['8.12', 'signing in with another error', 'Ha ocurrido un error inesperado. Intenta nuevamente.'],
  ['8.15', 'the local login with wrong credentials', 'Credenciales incorrectas'],
  ['8.15', 'the local login that breaks', 'Error de conexión'],
  ['8.16', 'a registration that breaks', 'Error al enviar la inscripción. Inténtalo de nuevo.'],
  [
    '8.19',
    'the detail of nothing',
    'Torneo No Encontrado',
    'El torneo que buscas no existe o ha sido eliminado de la arena.',
  ],
  ['8.20', 'the registration of nothing', 'Torneo no encontrado'],
  [
    '8.20',
    'the registration of a full tournament',
    'Torneo completo',
    'Este torneo ya no tiene cupos disponibles.',
  ],
  ['8.21', 'a public form without an id', 'ID de formulario no válido'],
  ['8.22', 'a public form that is gone', 'El formulario que buscas no existe o ha sido desactivado'],
  ['8.23', 'a public form that is off', 'Este formulario no está disponible'],
  ['8.24', 'a public form that cannot be loaded', 'Error al cargar el formulario: {message}'],
  ['8.25', 'the renderer without a form', 'Formulario no encontrado'],
  ['8.26', 'a public form that breaks', 'Error al enviar el formulario. Por favor, inténtalo de nuevo.'],
  [
    '8.27',
    'a public form that was sent',
    '¡Formulario enviado con éxito!',
    'Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.',
  ],

  // 9: labels
  [
    '9.19',
    'the types of questions',
    'Texto corto',
    'Texto largo',
    'Selección única',
    'Opción múltiple',
    'Casillas de verificación',
  ],
  ['9.20', 'the statuses of registrations', 'Pendiente', 'Aprobado', 'Rechazado'],
];

/** The example values in quoted texts, and the texts that the specification describes in English. */
export const SAMPLES: Readonly<Record<string, string>> = {
  '{product}': 'Copa Fénix',
  '{message}': 'Error interno del servidor. Intenta más tarde.',
  'status: N': 'status: 418',
  'site under development': 'Sitio en desarrollo',
  'active session': 'Sesión activa',
  'at least 6 characters': 'La contraseña debe tener al menos 6 caracteres.',
};

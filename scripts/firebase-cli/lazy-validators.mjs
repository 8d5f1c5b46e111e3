import { createRequire } from 'node:module';

/** @typedef {(...described: unknown[]) => (value: unknown) => unknown} Generate */
/** @typedef {{ generateRequestValidator: Generate, generateResponseValidator: Generate }} Validators */

const require = createRequire(import.meta.url);

/** @typedef {new (options: object) => object} Compiler */

/**
 * The Auth emulator makes a validator for each parameter of each of its calls when it starts, which slows the
 * start down. After this function, it makes a validator when a call needs it.
 */
export function makeAtFirstUse() {
  const requireAsCli = createRequire(require.resolve('firebase-tools/lib/bin/firebase.js'));
  const requireAsRouter = createRequire(requireAsCli.resolve('exegesis-express'));
  const validators = /** @type {Validators} */ (requireAsRouter('exegesis/lib/oas3/Schema/validators'));
  validators.generateRequestValidator = late(validators.generateRequestValidator);
  validators.generateResponseValidator = late(validators.generateResponseValidator);
  const requireAsValidators = createRequire(requireAsRouter.resolve('exegesis/lib/oas3/Schema/validators'));
  const ajv = /** @type {{ default: Compiler }} */ (requireAsValidators('ajv'));
  ajv.default = trusting(ajv.default);
}

/**
 * Leaves out the check of each schema, for which each validator would compile the schema of all schemas. The
 * schemas of the emulator never change.
 *
 * @param {Compiler} Base @returns {Compiler}
 */
function trusting(Base) {
  return class extends Base {
    /** @param {object} options */
    constructor(options) {
      super({ ...options, validateSchema: false });
    }
  };
}

/** @param {Generate} generate @returns {Generate} */
function late(generate) {
  return (...described) => {
    /** @type {ReturnType<Generate> | undefined} */
    let validate;
    return (value) => {
      validate ??= generate(...described);
      return validate(value);
    };
  };
}

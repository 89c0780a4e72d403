// Split from useSubmit: callers that throw them need no form library.

/** Thrown by `save` to show an error at one field. */
export class FieldRejection extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** Thrown by `save` to show an error above the form. */
export class FormRejection extends Error {}

const permanentErrors = new Set(['InvalidParameterException', 'OptedOutException', 'BadRequestException']);

export const isRecipientRejected = (error: unknown): boolean =>
  error instanceof Error && permanentErrors.has(error.name);

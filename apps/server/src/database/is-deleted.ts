const foreignKeyViolation = "23503";

/** Whether a deletion succeeds: false where another row still refers to what it deletes. */
export const isDeleted = async (deletion: Promise<unknown>): Promise<boolean> => {
  try {
    await deletion;
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === foreignKeyViolation) return false;
    throw error;
  }
};

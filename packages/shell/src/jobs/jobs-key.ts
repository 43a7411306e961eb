/** The key of the list; a screen that starts a job invalidates it, and the job appears in the header. */
export const jobsKey = ["jobs"] as const;

import type { Generated } from "kysely";

/** Policies, history and resets of passwords, and changes of email addresses. */
export interface PasswordTables {
  password_policies: {
    tenant_id: string;
    idm_type: Generated<"EVOLVE" | "EVOLVECG">;
    minimum_length: Generated<number>;
    require_uppercase: Generated<boolean>;
    require_lowercase: Generated<boolean>;
    require_numbers: Generated<boolean>;
    require_non_alphanumeric: Generated<boolean>;
    history_length: Generated<number>;
    expiry_days: number | null;
    strong: Generated<boolean>;
    changed_at: Date;
  };
  password_history: { tenant_id: string; id: string; user_id: string; password_hash: string };
  password_resets: {
    id: string;
    name_hash: Buffer;
    name: string;
    language: string;
    cause: "asked" | "administrator" | "policy";
    asked_at: Date;
    /** When a worker may look at it next; null once it has been dealt with. */
    next_attempt_at: Date | null;
    /** Null until a worker has found whose name it is, and for nobody's. */
    tenant_id: string | null;
    user_id: string | null;
    mailed_at: Date | null;
    expires_at: Date;
    attempts: Generated<number>;
    code_hash: Buffer | null;
    secret_hash: Buffer | null;
    used_at: Date | null;
  };
  email_changes: {
    tenant_id: string;
    id: string;
    user_id: string;
    email: string;
    secret_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}

/** Tables of second factors, passkeys and known devices. */
export interface FactorTables {
  recovery_codes: {
    tenant_id: string;
    user_id: string;
    selector: string;
    code_hash: string;
    created_at: Date;
    used_at: Date | null;
  };
  passkeys: {
    tenant_id: string;
    id: string;
    user_id: string;
    credential_id: string;
    public_key: Buffer;
    sign_count: number;
    transports: string[];
    rp_id: string;
    is_synced: boolean;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  known_devices: {
    tenant_id: string;
    user_id: string;
    id: string;
    user_agent: string;
    address: string;
    first_used_at: Date;
    last_used_at: Date;
  };
  spent_challenges: { digest: Buffer; expires_at: Date };
}

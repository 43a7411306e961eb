import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { NotificationTextColumn } from "../../../database/json-columns.ts";

interface MailDue {
  userId: string;
  language: string | null;
  text: NotificationTextColumn;
  linkURL: string | null;
}

/** Takes some of the recipients who get a notification by mail; what is only for mail is deleted. */
export const takeMailsDue = async (tx: Tx, tenantId: string, id: string, most: number): Promise<MailDue[]> => {
  const { rows } = await sql<MailDue>`
    with due as (
      select user_id, text, link_url, is_shown from notifications
      where tenant_id = ${tenantId} and id = ${id} and is_mail_due order by user_id limit ${most} for update
    ), marked as (
      update notifications as one set is_mail_due = false from due
      where one.tenant_id = ${tenantId} and one.id = ${id} and one.user_id = due.user_id and due.is_shown
    ), gone as (
      delete from notifications as one using due
      where one.tenant_id = ${tenantId} and one.id = ${id} and one.user_id = due.user_id and not due.is_shown
    )
    select due.user_id as "userId", stream.language, due.text, due.link_url as "linkURL"
    from due join notification_streams as stream on stream.tenant_id = ${tenantId} and stream.user_id = due.user_id
  `.execute(tx);
  return rows;
};

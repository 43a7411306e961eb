import type { ImportField, ImportMapping } from "@evolve/contracts/user-import";
import { guessColumns } from "../row-files/index.ts";

/** What columns are called, in the product's languages, without blanks and signs. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  emailAddress: [
    "email",
    "emailaddress",
    "mail",
    "correo",
    "correoelectrónico",
    "электроннаяпочта",
    "почта",
    "邮箱",
    "电子邮件",
  ],
  userName: ["username", "login", "loginname", "nombredeusuario", "usuario", "имяпользователя", "логин", "用户名"],
  firstName: ["firstname", "givenname", "nombre", "имя", "名"],
  lastName: ["lastname", "surname", "familyname", "apellido", "apellidos", "фамилия", "姓"],
  role: ["role", "rol", "роль", "角色"],
  team: ["team", "equipo", "команда", "团队"],
  employeeGroup: ["employeegroup", "grupodeempleados", "группасотрудников", "员工组"],
  hireDate: ["hiredate", "startdate", "fechadecontratación", "датаприёманаработу", "入职日期"],
};

/** What the columns of a file hold, by their names. */
export const guessMapping = (columns: readonly string[]): ImportMapping => guessColumns(columns, names);

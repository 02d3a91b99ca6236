/** Fictional exports of other apps: the special case, the text, its entries and the rows left out. */
export const programs: [special: string, text: string, entries: string[], leftOut: Record<string, number>][] = [
  [
    'of Actual',
    `"Account","Date","Payee","Notes","Category","Amount","Split_Amount","Cleared"
"Checking","2026-11-02","Corner Shop","milk","Food",-12.3,0,"Cleared"
"Checking","2026-11-03","Market","(SPLIT INTO 2) ","",0,-30,"Cleared"
"Checking","2026-11-03","Market","(SPLIT 1 OF 2) a","Food",-20,0,"Cleared"
"Checking","2026-11-03","Market","(SPLIT 2 OF 2) b","Fun",-10,0,"Cleared"
"Checking","2026-11-04","Savings","","",-50,0,"Cleared"
"Savings","2026-11-04","Checking","","",50,0,"Cleared"
`,
    [
      '2026-11-02|-12.3|-|Corner Shop|milk||Checking|Food',
      '2026-11-03|-20|-|Market|(SPLIT 1 OF 2) a||Checking|Food',
      '2026-11-03|-10|-|Market|(SPLIT 2 OF 2) b||Checking|Fun',
    ],
    { TOTAL: 1, TRANSFER: 2 },
  ],
  [
    'of YNAB',
    `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Checking","","02/11/2026","Corner Shop","Bills: Food","Bills","Food","milk",€12.30,€0.00,"Cleared"
"Checking","","03/11/2026","Transfer : Savings","","","","",€100.00,€0.00,"Cleared"
"Checking","","04/11/2026","Employer","Inflow: Ready to Assign","Inflow","Ready to Assign","",€0.00,€500.00,"Reconciled"
`,
    ['2026-11-02|-12.30|EUR|Corner Shop|milk||Checking|Food', '2026-11-04|500.00|EUR|Employer|||Checking'],
    { TRANSFER: 1 },
  ],
  [
    'of Mint',
    `"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"
"11/02/2026","Corner Shop","CORNER SHOP #12","12.30","debit","Groceries","Checking","Trip","milk"
"11/14/2026","Employer","PAYROLL 9","500.00","credit","Paycheck","Checking","",""
"11/15/2026","Transfer to Savings","XFER","50.00","debit","Transfer","Checking","",""
`,
    [
      '2026-11-02|-12.30|-|Corner Shop|CORNER SHOP #12, milk||Checking|Groceries|Trip',
      '2026-11-14|500.00|-|Employer|PAYROLL 9||Checking|Paycheck',
    ],
    { TRANSFER: 1 },
  ],
  [
    'of Monarch',
    `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags
2026-11-02,Corner Shop,Groceries,Checking (...12),CORNER SHOP #12,milk,-12.30,"Trip,Fun"
2026-11-03,Employer,Paychecks,Checking (...12),PAYROLL,,500.00,
2026-11-04,Savings,Transfer,Checking (...12),XFER,,-50.00,
`,
    [
      '2026-11-02|-12.30|-|Corner Shop|CORNER SHOP #12, milk||Checking (...12)|Groceries|Trip Fun',
      '2026-11-03|500.00|-|Employer|PAYROLL||Checking (...12)|Paychecks',
    ],
    { TRANSFER: 1 },
  ],
  [
    'of Firefly III',
    `user_id,group_id,journal_id,created_at,updated_at,group_title,type,currency_code,amount,foreign_currency_code,foreign_amount,primary_currency_code,pc_amount,pc_foreign_amount,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,reconciled,category,budget,bill,tags,notes
1,1,11,2026-11-05T10:00:00+00:00,2026-11-05T10:00:00+00:00,,Withdrawal,EUR,-12.30,,,EUR,,,Milk,2026-11-02T00:00:00+01:00,Checking,,"Asset account",Corner Shop,,"Expense account",,Groceries,,,"trip,fun",note
1,2,12,2026-11-05T10:00:00+00:00,2026-11-05T10:00:00+00:00,,Deposit,EUR,500.00,,,EUR,,,Salary,2026-11-03T00:00:00+01:00,Employer,,"Revenue account",Checking,,"Asset account",,Income,,,,
1,3,13,2026-11-05T10:00:00+00:00,2026-11-05T10:00:00+00:00,,Transfer,EUR,-50.00,,,EUR,,,Save,2026-11-04T00:00:00+01:00,Checking,,"Asset account",Savings,,"Asset account",,,,,,
1,4,14,2026-11-05T10:00:00+00:00,2026-11-05T10:00:00+00:00,,"Opening balance",EUR,-50.00,,,EUR,,,Open,2026-11-01T00:00:00+01:00,Initial,,"Initial balance account",Savings,,"Asset account",,,,,,
`,
    [
      '2026-11-02|-12.30|EUR|Corner Shop|Milk, note|11|Checking|Groceries|trip fun',
      '2026-11-03|500.00|EUR|Employer|Salary|12|Checking|Income',
    ],
    { TRANSFER: 1, TOTAL: 1 },
  ],
]

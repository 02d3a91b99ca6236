export const UNDOING = new Set('undo,revert,reverse,rollback,cancel'.split(','))

/** Words that an order to undo the last change may also have. */
export const UNDO_WORDS = new Set(
  'that,it,this,the,my,your,our,last,latest,recent,most,previous,one,change,difference,action,entry,thing,step,back,take,again,please,just,now,and,um,so,oh,no,can,could,would,you,i,we,me,want,to,a,of,what,did,have,let,us,let,ok,okay,hey,sorry,quickly,go,made,immediately'.split(
    ',',
  ),
)
